import { familyOf, type AnyState, type Result } from '../../engine/index.ts';
import { atPath, limitedFaults } from '../../saves/parseSave.ts';
import type { Setup } from '../../saves/schema.ts';
import { placedInFile, startState } from '../../saves/startState.ts';
import { loadStart } from '../loadEditionOf.ts';
import { faultsIn, type FileFault } from '../openSave.ts';
import { chaptersOf } from './chapters.ts';
import type { StudyDocument } from './labStore.ts';
import { positionsFrom, type Positions } from '../../session/moveTree.ts';

/** By the set-up, so that a chapter's positions are forgotten with it. */
const known = new WeakMap<Setup, Positions>();

/** Remembers the state with which a chapter of this set-up begins. */
export const rememberStart = (setup: Setup, start: AnyState): void =>
  void known.set(setup, positionsFrom(familyOf(start), start));

/** The positions of a chapter that begins with this set-up; null if that cannot be read. */
export function positionsOf(setup: Setup): Positions | null {
  if (!known.has(setup)) {
    // A chapter brought back by undo has a copy of its set-up.
    const start = startState(setup);
    if (start.ok) rememberStart(setup, start.value);
  }
  return known.get(setup) ?? null;
}

/** Loads and remembers the starts of all chapters, or gives everything that is wrong with them. */
export async function readStarts(document: StudyDocument): Promise<Result<null, readonly FileFault[]>> {
  const faults: FileFault[] = [];
  for (const [i, { setup }] of chaptersOf(document).entries()) {
    await loadStart(setup);
    const start = startState(setup);
    if (start.ok) {
      rememberStart(setup, start.value);
      continue;
    }
    const placed = faultsIn(setup, placedInFile(setup, start.fault));
    // The edition is the study's.
    if (placed.some(({ path }) => path === 'edition')) return { ok: false, fault: limitedFaults(placed) };
    faults.push(...placed.map((fault) => atPath(`chapters[${i}]`, fault)));
  }
  return faults.length === 0 ? { ok: true, value: null } : { ok: false, fault: limitedFaults(faults) };
}
