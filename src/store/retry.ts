/** Milliseconds to wait before what did not come is asked for again. */
const PAUSES = [500, 2000];

/** Asks until it is answered, with growing pauses; when all are used up it fails as the last time did. */
export async function retry<Answer>(ask: () => Promise<Answer>, pauses = PAUSES): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}
