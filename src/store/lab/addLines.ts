import type { AnyCommand, AnyState } from '../../engine/index.ts';
import { graft, hasNode, type NodeNotes } from '../../engine/table/index.ts';
import { runInChunks } from '../runInChunks.ts';
import { edit } from './editLab.ts';
import { labDocument, useLab, type EditKind } from './labStore.ts';

/** A line that is looked for from the position shown, and what its last move is to be noted with. */
export interface WantedLine {
  search(start: AnyState): Generator<unknown, readonly AnyCommand[] | null>;
  readonly notes: NodeNotes;
}

/**
 * Looks for these lines, each the first of some that is found, and adds them as branches, in one step of undo. With
 * one line the lab goes to its end; several lie side by side. Gives how many were found.
 */
export async function addLines(what: EditKind, wanted: readonly (readonly WantedLine[])[]): Promise<number> {
  const { study } = useLab.getState();
  const { tree, cursor } = labDocument();
  const start = study?.positions.stateAt(tree, cursor) ?? null;
  if (study === null || start === null) return 0;
  const lines: { readonly moves: readonly AnyCommand[]; readonly notes: NodeNotes }[] = [];
  for (const either of wanted)
    for (const { search, notes } of either) {
      const moves = await runInChunks(search(start));
      if (moves === null) continue;
      lines.push({ moves, notes });
      break;
    }
  if (useLab.getState().study !== study || !hasNode(labDocument().tree, cursor)) return lines.length;
  if (lines.length === 0) {
    useLab.setState({ trouble: 'no-line' });
    return 0;
  }
  edit(what, (draft) => {
    for (const { moves, notes } of lines) {
      const branch = moves.map((move, i) => ({ parent: i - 1, move, notes: i === moves.length - 1 ? notes : {} }));
      const last = graft(draft.tree, cursor, branch).at(-1);
      if (last !== undefined && wanted.length === 1) draft.cursor = last;
    }
  });
  return lines.length;
}
