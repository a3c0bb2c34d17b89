import { expect } from 'vitest';
import { fromPosition } from '../../../src/engine/axis-allies/index.ts';

/**
 * Paths of a position file's faults, with their rules; every fault has a message. What the file leaves out: a combat
 * move of Germany, without units.
 */
export function faultsOf(file: object): readonly string[] {
  const read = fromPosition({ edition: '1941', power: 'germany', phase: 'combat-move', units: {}, ...file });
  if (read.ok) return [];
  for (const { path, message } of read.fault) expect(message, path).not.toBe('');
  return read.fault.map(({ path, rule }) => (rule === undefined ? path : `${path} (${rule})`));
}
