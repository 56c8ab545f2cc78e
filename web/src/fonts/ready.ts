/** Every cut that is written with on the map. */
const CUTS = [
  "400 16px Alegreya",
  "italic 400 16px Alegreya",
  "600 16px Alegreya",
  "700 16px Alegreya",
  "600 16px 'Barlow Condensed'",
  "700 16px 'Barlow Condensed'",
];
/** Milliseconds after which the map is lettered with whatever there is. */
const PATIENCE = 2500;

/** Once the fonts are there; a name that is drawn before keeps the letters of another. */
export async function fontsReady(): Promise<void> {
  const loaded = Promise.all(CUTS.map((cut) => document.fonts.load(cut)));
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
  await Promise.race([loaded.catch(() => undefined), late]);
}
