/** Milliseconds before a picture that did not come is asked for again: longer each time, up to the last. */
const PAUSES = [500, 1000, 2000, 4000];

/**
 * A picture, decoded beside the page's own thread. A server that has just been started may still be drawing it, or
 * break off: then it is asked for again until it is there, or nobody wants it any more.
 */
export async function picture(url: string, wanted: () => boolean): Promise<ImageBitmap | null> {
  for (let tries = 0; wanted(); tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) {
      const image = await createImageBitmap(await answer.blob()).catch(() => null);
      if (image) return image;
    }
    // Another version of the map is drawn by now: this one will never come.
    if (answer?.status === 404) return null;
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
    await new Promise((done) => setTimeout(done, pause));
  }
  return null;
}
