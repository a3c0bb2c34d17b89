/**
 * Checksum of a value, chained to the checksum of everything before it. Stored with each command, it reveals a command
 * that is missing, changed or moved. FNV-1a, 32 bits: it protects against accidents, not against tampering.
 */
export function chainedChecksum(before: string, value: unknown): string {
  const text = before + JSON.stringify(value, sortedKeys);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The start of the chain, before the first command. It covers the set-up. */
export const firstChecksum = (setup: unknown): string => chainedChecksum('', setup);

/** Sorts object keys, so that equal values give the same JSON text. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
