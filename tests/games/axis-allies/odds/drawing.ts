/** Draws from a seed: always the same for the same seed. */
export interface Drawing {
  /** A number from 0 to 1. */
  chance(): number;
  /** A whole number between these, both included. */
  from(least: number, most: number): number;
  may(chance: number): boolean;
  one<Of>(all: readonly Of[]): Of;
  shuffled<Of>(all: readonly Of[]): readonly Of[];
}

export function drawingFrom(seed: number): Drawing {
  let state = (seed + 1) * 0x9e3779b9;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const from = (least: number, most: number): number => least + Math.floor(chance() * (most - least + 1));
  return {
    chance,
    from,
    may: (p) => chance() < p,
    one: (all) => all[from(0, all.length - 1)]!,
    shuffled: (all) =>
      all
        .map((one) => ({ one, at: chance() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
