import { hasNode, moved, moveOf, nodeIn, pathTo, ROOT, type History, type NodeId } from '../../engine/table/index.ts';
import { familyOf, type AnyEvent, type AnyState } from '../../engine/index.ts';
import type { Setup } from '../../saves/schema.ts';
import { newSeed } from '../../session/dice.ts';
import { fieldsAt } from '../gameOnTable.ts';
import { useGame } from '../gameStore.ts';
import { placedAt, shownAt } from './chapters.ts';
import { chapterIn, useLab, type ChapterId, type LabTrouble, type OpenStudy, type StudyDocument } from './labStore.ts';
import type { CommandTree } from '../../session/moveTree.ts';
import { positionsOf } from './starts.ts';

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
export function stillThere(tree: CommandTree, cursor: NodeId, before: CommandTree): NodeId {
  if (hasNode(tree, cursor)) return cursor;
  return pathTo(before, cursor).findLast((id) => hasNode(tree, id)) ?? ROOT;
}
