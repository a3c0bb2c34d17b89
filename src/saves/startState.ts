import { anyEdition, familyWith, type AnyState, type PositionFault, type Result } from '../engine/index.ts';
import { atPath } from './parseSave.ts';
import type { Setup } from './schema.ts';

/**
 * The state before the first command, or everything that is wrong with the set-up. Load what it needs first (see
 * `loadStart` in store/loadEditionOf.ts).
 */
export function startState(setup: Setup): Result<AnyState, readonly PositionFault[]> {
  const family = familyWith(setup.edition);
  if (family !== null) return family.begin(setup);
  return { ok: false, fault: [{ path: 'edition', message: `there is no edition ${setup.edition}` }] };
}

/**
 * Faults of a start (see `startState`) at their places in a file that holds it: those of a position lie inside it. Only
 * an edition that is not loaded is the file's own.
 */
export const placedInFile = ({ edition, start }: Setup, faults: readonly PositionFault[]): readonly PositionFault[] =>
  start.kind === 'setup' || anyEdition(edition) === null
    ? faults
    : faults.map((fault) => (/^(players|start)/.test(fault.path) ? fault : atPath('start.position', fault)));
