import { play, type Command } from '../../engine/index.ts';
import {
  branchOf,
  edited,
  graft,
  nodeIn,
  note,
  promote,
  redone,
  remove,
  ROOT,
  TreeIsFull,
  undone,
  type Branch,
  type History,
  type NodeId,
  type NodeNotes,
} from '../../engine/table/index.ts';
import { useLab, type EditKind, type LabDocument } from './labStore.ts';
import type { Positions, CommandTree } from './positions.ts';
import { showLine, stillThere } from './showLine.ts';

/** Shows a node. */
export function goTo(id: NodeId): void {
  const { study, history } = useLab.getState();
  if (study !== null && id !== history.now.cursor) showLine(study, history, id);
}

/** Replaces the document by an edited, undone or redone one; the cursor stays as near as it can. */
function change(next: (history: History<LabDocument>) => History<LabDocument>): void {
  const { study, history, shown } = useLab.getState();
  if (study === null) return;
  const after = next(history);
  if (after === history) return;
  const cursor = stillThere(after.now.tree, after.now.cursor, history.now.tree);
  // The same line may have other nodes now, after an edit was undone and done again.
  if (cursor === shown.path.at(-1) || (cursor === ROOT && shown.path.length === 0))
    useLab.setState({ history: after, trouble: null });
  else showLine(study, after, cursor);
}

/** Edits the document as one step of undo; if the tree is full, nothing changes. */
export function edit(what: EditKind, recipe: Parameters<typeof edited<LabDocument>>[2]): void {
  try {
    change((history) => edited(history, what, recipe));
  } catch (error) {
    if (!(error instanceof TreeIsFull)) throw error;
    useLab.setState({ trouble: 'tree-full' });
  }
}

/** Undoes the latest edit of the tree, whatever it was: an order, a roll, a comment. */
export const undoEdit = (): void => change(undone);
export const redoEdit = (): void => change(redone);

/** Takes a move away with everything after it. */
export const removeNode = (id: NodeId): void =>
  edit('remove', (draft) => {
    const parent = nodeIn(draft.tree, id).parent ?? ROOT;
    const before = draft.cursor;
    remove(draft.tree, id);
    if (draft.tree.nodes[before] === undefined) draft.cursor = parent;
  });

/** Makes a variation the line. */
export const promoteNode = (id: NodeId): void => edit('promote', ({ tree }) => promote(tree, id));

export const noteNode = (
  id: NodeId,
  what: Extract<EditKind, 'name' | 'comment' | 'mark' | 'fold' | 'draw'>,
  notes: { readonly [Key in keyof NodeNotes]?: NodeNotes[Key] | undefined },
): void => edit(what, ({ tree }) => note(tree, id, notes));

export const renameStudy = (title: string): void => useLab.setState({ title });

/** Remembers a move and everything after it, to be pasted elsewhere. */
export const copyBranch = (id: NodeId): void =>
  useLab.setState(({ history }) => ({ copied: id === ROOT ? null : branchOf(history.now.tree, [id]) }));

/** Adds the copied branch after a node, as far as the rules allow its moves there. */
export function pasteBranch(at: NodeId): void {
  const { study, copied, history } = useLab.getState();
  if (study === null || copied === null) return;
  const { allowed, refused } = allowedPart(study.positions, history.now.tree, at, copied);
  if (allowed.length > 0)
    edit('paste', (draft) => {
      const [first] = graft(draft.tree, at, allowed);
      if (first !== undefined) draft.cursor = first;
    });
  if (allowed.length === 0) useLab.setState({ trouble: 'nothing-pasted' });
  else if (refused > 0) useLab.setState({ trouble: { kind: 'not-pasted', moves: refused } });
}

/** The moves of a branch that are legal after a node, and how many are not. */
function allowedPart(
  positions: Positions,
  tree: CommandTree,
  at: NodeId,
  branch: Branch<Command>,
): { readonly allowed: Branch<Command>; readonly refused: number } {
  const start = positions.stateAt(tree, at);
  const allowed: Branch<Command>[number][] = [];
  /** By the place in the branch: the state, and the place among the allowed moves. */
  const reached = new Map(start === null ? [] : [[-1, { state: start, place: -1 }]]);
  for (const [i, node] of branch.entries()) {
    const before = reached.get(node.parent);
    const played = before === undefined ? null : play(before.state, node.move);
    if (before === undefined || !played?.ok) continue;
    const place = allowed.push({ ...node, parent: before.place }) - 1;
    reached.set(i, { state: played.value.state, place });
  }
  return { allowed, refused: branch.length - allowed.length };
}

export const dismissTrouble = (): void => useLab.setState({ trouble: null });
