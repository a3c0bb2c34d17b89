/**
 * A check over everything up to here: a value, and the check of what came before it. Kept with each command, it shows
 * a command that is missing, changed or in another's place. FNV-1a, 32 bits: against accidents, not against people.
 */
export function chainedChecksum(before: string, value: unknown): string {
  const text = before + JSON.stringify(value, sortedKeys);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The chain before the first command: it covers what was agreed. */
export const firstChecksum = (setup: unknown): string => chainedChecksum('', setup);

/** Equal values give equal text, in whatever order their keys were written. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
