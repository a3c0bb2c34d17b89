/**
 * The n-th die of a seed: 1 to 6, the same for the same seed and n, with nothing to restore after a reload.
 * The seed's text is hashed with n (FNV-1a), then mixed so that neighbouring n share nothing.
 */
export function die(seed: string, n: number): number {
  let hash = 0x811c9dc5;
  for (const char of `${seed}#${n}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (((hash >>> 0) / 0x1_0000_0000) * 6 + 1) | 0;
}
