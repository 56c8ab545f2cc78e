import type { Pyramid } from "../lib/contract";
import { coarsest } from "./pyramid";

/** Milliseconds before a picture that did not come is asked for again: longer each time, up to the last. */
const PAUSES = [500, 1000, 2000, 4000];

/**
 * What a picture file is made into. A server that has just been started may still be drawing it, or break off: then it
 * is asked for again until it is there, or nobody wants it any more.
 */
export async function fetched<Made>(
  url: string,
  wanted: () => boolean,
  make: (file: Blob) => Promise<Made>,
): Promise<Made | null> {
  for (let tries = 0; wanted(); tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) {
      const made = await make(await answer.blob()).catch(() => null);
      if (made) return made;
    }
    // Another version of the map is drawn by now: this one will never come.
    if (answer?.status === 404) return null;
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
    await new Promise((done) => setTimeout(done, pause));
  }
  return null;
}

/** A picture, decoded beside the page's own thread. */
export function picture(url: string, wanted: () => boolean): Promise<ImageBitmap | null> {
  return fetched(url, wanted, (file) => createImageBitmap(file));
}

/** Asks for the picture of the whole map, so that it is on its way while the spaces still are. */
export function fetchAhead(images: readonly Pyramid[] = []): void {
  for (const { url } of coarsest(images))
    void fetch(url)
      .then((answer) => answer.blob())
      .catch(() => undefined);
}
