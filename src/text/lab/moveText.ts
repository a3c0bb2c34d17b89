import type { Command, GameState } from '../../engine/index.ts';
import type { NodeMark } from '../../engine/table/index.ts';
import { phaseName } from '../names.ts';
import { orderText } from '../orderText.ts';
import { turnText } from './placeText.ts';

/** A move of the tree in words; the end of a phase is told as what begins with it. */
export interface MoveWords {
  readonly kind: 'turn' | 'phase' | 'order';
  readonly text: string;
}

/** The words of a move, from the states before and after it. */
export function moveWords(before: GameState, command: Command, after: GameState): MoveWords {
  if (command.type === 'roll') return { kind: 'order', text: `Dice ${command.dice.join(' ')}` };
  if (command.type !== 'end-phase') return { kind: 'order', text: orderText(before, command) };
  if (after.power === before.power && after.round === before.round)
    return { kind: 'phase', text: phaseName(after.phase) };
  return { kind: 'turn', text: turnText(after) };
}

/** The signs of chess players, with their words. */
export const MARK_TEXTS: Readonly<Record<NodeMark, { readonly sign: string; readonly word: string }>> = {
  good: { sign: '!', word: 'good' },
  doubtful: { sign: '?!', word: 'doubtful' },
  bad: { sign: '?', word: 'bad' },
};
