/**
 * The n-th die of a seed, 1 to 6. It depends only on the seed and n, so a reload has no generator state to restore.
 * Hashes seed and n (FNV-1a) and mixes the bits, so that consecutive n are unrelated.
 */
export function die(seed: string, n: number): number {
  let hash = 0x811c9dc5;
  for (const char of `${seed}#${n}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (((hash >>> 0) / 0x1_0000_0000) * 6 + 1) | 0;
}
