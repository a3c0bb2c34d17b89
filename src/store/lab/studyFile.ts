import { play, type GameState, type Result } from '../../engine/index.ts';
import { branchOf, nodeIn, ROOT, treeOf } from '../../engine/table/index.ts';
import { limitedFaults } from '../../saves/parseSave.ts';
import { STUDY_VERSION, type StudyFile } from '../../saves/studySchema.ts';
import type { Setup } from '../../saves/schema.ts';
import type { FileFault } from '../openSave.ts';
import type { LabDocument } from './labStore.ts';

/** A study as a file. */
export function toStudyFile(
  { setup, title }: { readonly setup: Setup; readonly title: string },
  { tree, cursor }: LabDocument,
  now: Date,
): StudyFile {
  const { children, notes: start } = nodeIn(tree, ROOT);
  const branch = branchOf(tree, children);
  const places = new Map(branch.map(({ id }, place) => [id, place]));
  return {
    version: STUDY_VERSION,
    kind: 'study',
    title,
    ...setup,
    ...(start.draws === undefined ? {} : { draws: start.draws }),
    nodes: branch.map(({ parent, move, notes }) => ({ parent, move, ...notes })),
    cursor: places.get(cursor) ?? -1,
    savedAt: now.toISOString(),
  };
}

/** The tree and the place of a file whose shape has been checked. */
export function documentOf({ draws, nodes, cursor }: StudyFile): LabDocument {
  const { tree, ids } = treeOf(
    nodes.map(({ parent, move, ...notes }) => ({ parent, move, notes })),
    draws === undefined ? {} : { draws },
  );
  return { tree, cursor: ids[cursor] ?? ROOT };
}

/** Plays every move of a study, a move at a time; gives what the rules do not allow. */
export function* playStudy(start: GameState, { nodes }: StudyFile): Generator<void, readonly FileFault[]> {
  /** The last child of each node; after it, the node's state is not needed any more. */
  const last = new Map(nodes.map(({ parent }, i) => [parent, i]));
  const states = new Map<number, GameState>([[-1, start]]);
  const faults: FileFault[] = [];
  for (const [i, { parent, move }] of nodes.entries()) {
    const before = states.get(parent);
    const played = before === undefined ? null : playable(before, move);
    if (played?.ok && last.has(i)) states.set(i, played.value);
    if (played?.ok === false) faults.push({ path: `nodes[${i}]`, ...played.fault });
    if (last.get(parent) === i) states.delete(parent);
    yield;
  }
  return limitedFaults(faults);
}

function playable(
  state: GameState,
  move: StudyFile['nodes'][number]['move'],
): Result<GameState, Omit<FileFault, 'path'>> {
  try {
    const played = play(state, move);
    if (played.ok) return { ok: true, value: played.value.state };
    const { fault: refusal } = played;
    return {
      ok: false,
      fault: { message: 'this move is not allowed there', rule: refusal.rule, refused: { state, refusal } },
    };
  } catch {
    return { ok: false, fault: { message: 'this move cannot be played' } };
  }
}
