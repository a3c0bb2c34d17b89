import { awaiting, play, usableAdvantages, type Command, type GameState } from '../../../engine/axis-allies/index.ts';
import { rollDice, type DiceSetup } from '../../../session/dice.ts';
import { playNext } from '../../../session/orders.ts';
import { isWinnerCertain } from './certainWinner.ts';
import { answerUnasked, type StandingStrikes } from './unasked.ts';
import type { Played } from './types.ts';

/** Who rolls at a table, and what its players have said for the rest of a battle. */
export interface Table {
  readonly dice: DiceSetup;
  readonly standing: StandingStrikes;
}

/** Rolls, or answers what need not be asked. */
const goOn = (played: Played, { dice, standing }: Table): Played | null =>
  rollDice(played, dice) ?? answerUnasked(played, standing);

/**
 * Rolls all dice of the current round, for both sides, until a player has to choose; outside battles one roll, so that
 * it can be seen what came of it.
 */
export function rollRound(played: Played, table: Table): Played {
  const round = played.timeline.state.battle?.round;
  const isOver = ({ timeline }: Played): boolean => round === undefined || timeline.state.battle?.round !== round;
  let now = played;
  for (let next = goOn(now, table); next !== null; next = isOver(now) ? null : goOn(now, table)) now = next;
  return now;
}

/** Rolls a round after other orders of one press; but if an advantage can be declared before these dice, they wait. */
export const rollOn = (played: Played, table: Table): Played =>
  usableAdvantages(played.timeline.state).length > 0 ? played : rollRound(played, table);

/**
 * An order that begins a round, and with it that the attacker's submarines strike if they could submerge instead
 * (COM-5): whoever attacks with them wants that nearly always, and is asked in another way if not.
 */
export function withStrike(state: GameState, order: Command): readonly Command[] {
  const begun = play(state, order);
  if (!begun.ok) return [order];
  const asked = awaiting(begun.value.state);
  const strikes = asked.kind === 'submerge' && asked.side === 'attacker' && asked.endsRound !== true;
  return strikes ? [order, { type: 'submerge', units: [] }] : [order];
}

const PRESS: Command = { type: 'press' };

/** Rolls until the battle is over, the winner is no longer certain, or a player has to choose casualties. */
export function fightToEnd(played: Played, table: Table): Played {
  let now = played;
  while (isWinnerCertain(now.timeline.state)) {
    const next = goOn(now, table) ?? playNext(now, PRESS);
    if (next === null) break;
    now = next;
  }
  return now;
}
