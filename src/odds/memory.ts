/** Answers by key, of which only the latest are kept. */
export interface Memory {
  /** What was found for this key, or what is found now. */
  recall<Found>(key: string, find: () => Found): Found;
}

/** A memory for so many answers; the one that was asked for longest ago makes room. */
export function memoryOf(most: number): Memory {
  const known = new Map<string, unknown>();
  return {
    recall<Found>(key: string, find: () => Found): Found {
      const found = known.has(key) ? (known.get(key) as Found) : find();
      known.delete(key);
      known.set(key, found);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
}
