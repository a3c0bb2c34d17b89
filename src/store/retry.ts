/** Milliseconds to wait before each retry. */
const PAUSES = [500, 2000];

/** Calls `load` again after each failure, with growing pauses; after the last one it rejects with that error. */
export async function retry<Loaded>(load: () => Promise<Loaded>, pauses = PAUSES): Promise<Loaded> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
