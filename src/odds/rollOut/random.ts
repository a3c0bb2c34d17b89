/** The next number from 0 to 1, without 1. */
export type Random = () => number;

/** Random numbers that depend only on the seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
