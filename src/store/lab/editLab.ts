import { familyOf, type AnyCommand, type RefusedCommand, type AnyEvent, type AnyState } from '../../engine/index.ts';
import {
  branchOf,
  graft,
  moved,
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
  hasNode,
  moveOf,
  pathTo,
} from '../../engine/table/index.ts';
import { playNodes } from '../../session/branches.ts';
import { chapterAfter, editedChapter, editedStudy, shownAt, placedAt, positionsOf } from './chapters.ts';
import {
  chapterIn,
  useLab,
  type EditKind,
  type StudyDocument,
  type ChapterId,
  type LabTrouble,
  type OpenStudy,
} from './labStore.ts';
import type { Positions, CommandTree } from '../../session/moveTree.ts';
import type { Setup } from '../../saves/schema.ts';
import { newSeed } from '../../session/dice.ts';
import { fieldsAt } from '../gameOnTable.ts';
import { useGame } from '../gameStore.ts';

/**
 * Puts the line to a node of the chapter shown on the table. Returns false, and changes nothing, if the rules do not
 * allow it. Each time the dice are new ones: the same roll can be rolled again.
 */
export function showLine(study: OpenStudy, history: History<StudyDocument>, to: NodeId): boolean {
  const { tree } = chapterIn(history.now);
  const timeline = study.positions.timelineAt(tree, to);
  if (timeline === null) {
    useLab.setState({ trouble: notAllowed(study, tree, to) });
    return false;
  }
  const step = stepFrom(tree, useGame.getState().game, study, to);
  useLab.setState({
    study,
    history: moved(history, placedAt(history.now, to)),
    shown: { commands: timeline.commands, path: pathTo(tree, to) },
    trouble: null,
  });
  useGame.setState({ ...fieldsAt(timeline), ...step, setup: freshDice(study) });
  return true;
}

/**
 * Shows a chapter of the study with this id where it was left; at its start, if the rules do not allow the line to that
 * place. Returns false, and changes nothing, if the chapter's start cannot be read.
 */
export function showChapter(id: string, history: History<StudyDocument>, shown: ChapterId): boolean {
  const now = moved(history, shownAt(history.now, shown));
  const { setup, tree, cursor } = chapterIn(now.now);
  const positions = positionsOf(setup);
  if (positions === null) {
    useLab.setState({ trouble: { kind: 'line-not-allowed', why: null } });
    return false;
  }
  const study = { id, setup, positions };
  if (hasNode(tree, cursor) && showLine(study, now, cursor)) return true;
  const trouble = notAllowed(study, tree, cursor);
  showLine(study, now, ROOT);
  useLab.setState({ trouble });
  return true;
}

/** Says that a line cannot be shown, and which of its moves the rules refuse. */
function notAllowed({ positions }: OpenStudy, tree: CommandTree, to: NodeId): LabTrouble {
  const stop = hasNode(tree, to) ? positions.stopOf(tree, to) : null;
  const why =
    stop?.refusal == null ? null : { state: stop.state, command: moveOf(tree, stop.id), refusal: stop.refusal };
  return { kind: 'line-not-allowed', why };
}

/** The set-up of a study with other dice, which the program rolls: low luck stays what was agreed. */
export const freshDice = ({ setup }: OpenStudy): Setup => ({
  ...setup,
  seed: newSeed(),
  diceMode: setup.diceMode === 'low-luck' ? 'low-luck' : 'program',
});

/** The events of one step forward, so that the map shows what happened; none for any other way. */
function stepFrom(
  tree: CommandTree,
  shown: AnyState | null,
  { positions }: OpenStudy,
  to: NodeId,
): { readonly events: readonly AnyEvent[]; readonly before: AnyState | null } {
  const { parent, move } = nodeIn(tree, to);
  const state = parent === null ? null : positions.stateAt(tree, parent);
  if (move === null || state === null || state !== shown) return { events: [], before: null };
  const played = familyOf(state).play(state, move);
  return played.ok ? { events: played.value.events, before: state } : { events: [], before: null };
}

/** The cursor, or where its line ends now if the node is gone; `before` is a tree that still has it. */
function stillThere(tree: CommandTree, cursor: NodeId, before: CommandTree): NodeId {
  if (hasNode(tree, cursor)) return cursor;
  return pathTo(before, cursor).findLast((id) => hasNode(tree, id)) ?? ROOT;
}

/** Shows a node of the chapter shown. */
export function goToNode(id: NodeId): void {
  const { study, history } = useLab.getState();
  if (study !== null && id !== chapterIn(history.now).cursor) showLine(study, history, id);
}

/**
 * Replaces the study by an edited, undone or redone one. It shows the chapter where something changed; the cursor stays
 * as near as it can.
 */
function change(next: (history: History<StudyDocument>) => History<StudyDocument>): void {
  const { study, history, shown } = useLab.getState();
  if (study === null) return;
  const edited = next(history);
  if (edited === history) return;
  const chapter = chapterAfter(history.now, edited.now);
  if (chapter !== history.now.shown) return void showChapter(study.id, edited, chapter);
  const after = moved(edited, shownAt(edited.now, chapter));
  const [now, before] = [chapterIn(after.now), chapterIn(history.now)];
  const cursor = stillThere(now.tree, now.cursor, before.tree);
  // The same line may have other nodes now, after an edit was undone and done again.
  if (cursor === shown.path.at(-1) || (cursor === ROOT && shown.path.length === 0))
    useLab.setState({ history: after, trouble: null });
  else showLine(study, after, cursor);
}

/** Changes the study; if it has no room for the change, it stays as it is. */
function changeIfRoom(next: Parameters<typeof change>[0]): void {
  try {
    change(next);
  } catch (error) {
    if (!(error instanceof TreeIsFull)) throw error;
    useLab.setState({ trouble: 'tree-full' });
  }
}

/** Edits the study as one step of undo. */
export const editStudy = (what: EditKind, recipe: Parameters<typeof editedStudy>[2]): void =>
  changeIfRoom((history) => editedStudy(history, what, recipe));

/** Edits the chapter shown, if there is room. */
export const edit = (what: EditKind, recipe: Parameters<typeof editedChapter>[2]): void =>
  changeIfRoom((history) => editedChapter(history, what, recipe));

/** Undoes the latest edit of the study, whatever it was: an order, a roll, a comment, a chapter taken away. */
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
  useLab.setState(({ history }) => ({ copied: id === ROOT ? null : branchOf(chapterIn(history.now).tree, [id]) }));

/** Adds the copied branch after a node, as far as the rules allow its moves there. */
export function pasteBranch(at: NodeId): void {
  const { study, copied, history } = useLab.getState();
  if (study === null || copied === null) return;
  const { allowed, refused, why } = allowedPart(study.positions, chapterIn(history.now).tree, at, copied);
  if (allowed.length > 0)
    edit('paste', (draft) => {
      const [first] = graft(draft.tree, at, allowed);
      if (first !== undefined) draft.cursor = first;
    });
  if (refused > 0) useLab.setState({ trouble: { kind: 'not-pasted', pasted: allowed.length, refused, why } });
}

/** The moves of a branch that are legal after a node, how many are not, and why the first of these is not. */
function allowedPart(
  positions: Positions,
  tree: CommandTree,
  at: NodeId,
  branch: Branch<AnyCommand>,
): { readonly allowed: Branch<AnyCommand>; readonly refused: number; readonly why: RefusedCommand | null } {
  const start = positions.stateAt(tree, at);
  const allowed: Branch<AnyCommand>[number][] = [];
  /** The places among the allowed moves, by those in the branch. */
  const places = new Map([[-1, -1]]);
  let why: RefusedCommand | null = null;
  for (const { place, state, refused } of start === null ? [] : playNodes(familyOf(start), start, branch)) {
    const node = branch[place];
    if (node !== undefined && refused?.refusal != null)
      why ??= { state: refused.state, command: node.move, refusal: refused.refusal };
    if (node === undefined || state === null) continue;
    places.set(place, allowed.push({ ...node, parent: places.get(node.parent) ?? -1 }) - 1);
  }
  return { allowed, refused: branch.length - allowed.length, why };
}

export const dismissTrouble = (): void => useLab.setState({ trouble: null });
