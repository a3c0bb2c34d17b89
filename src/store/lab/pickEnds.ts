import type { Command } from '../../engine/index.ts';
import { graft, hasNode } from '../../engine/table/index.ts';
import { lineTo } from '../../odds/lineTo.ts';
import type { End } from '../../odds/odds.ts';
import { runInChunks } from '../runInChunks.ts';
import { edit } from './editLab.ts';
import { labDocument, useLab } from './labStore.ts';

/** An end of the battle on the table, and the name of its branch. */
export interface PickedEnd {
  readonly end: End;
  readonly name: string;
}

/**
 * Adds a branch for each of these ends of the battle under way: dice and losses that lead there, and at its last move
 * the chance of this end. With one end the lab goes there; several lie side by side.
 */
export async function pickEnds(picked: readonly PickedEnd[]): Promise<void> {
  const { study } = useLab.getState();
  const { tree, cursor } = labDocument();
  const start = study?.positions.stateAt(tree, cursor) ?? null;
  if (study === null || start === null) return;
  const lines: { readonly moves: readonly Command[]; readonly picked: PickedEnd }[] = [];
  for (const one of picked) {
    const moves = await runInChunks(lineTo(start, one.end));
    if (moves !== null) lines.push({ moves, picked: one });
  }
  if (useLab.getState().study !== study || !hasNode(labDocument().tree, cursor)) return;
  if (lines.length === 0) return useLab.setState({ trouble: 'no-line' });
  edit('ends', (draft) => {
    for (const { moves, picked: one } of lines) {
      const notes = { name: one.name, chance: one.end.chance };
      const branch = moves.map((move, i) => ({ parent: i - 1, move, notes: i === moves.length - 1 ? notes : {} }));
      const last = graft(draft.tree, cursor, branch).at(-1);
      if (last !== undefined && picked.length === 1) draft.cursor = last;
    }
  });
}
