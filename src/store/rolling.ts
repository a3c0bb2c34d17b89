import { awaiting, play, usableAdvantages, type Command, type GameState } from '../engine/index.ts';
import { programRoll, type DiceSetup } from './dice.ts';
import { isBattleDecided } from './decidedBattle.ts';
import { playNext, type Played } from './playOrders.ts';
import { answerUnasked } from './unasked.ts';

/** Rolls if the game waits for dice; else null. */
export type Roll = (played: Played) => Played | null;

/** Rolls the program's dice if the game waits for dice; else null. */
export function rollDice(played: Played, setup: DiceSetup): Played | null {
  const { state, commands } = played.timeline;
  const awaited = awaiting(state);
  return awaited.kind === 'dice' ? playNext(played, programRoll(setup, commands, state, awaited)) : null;
}

/** Rolls, or answers what need not be asked. */
const goOn = (played: Played, setup: DiceSetup): Played | null => rollDice(played, setup) ?? answerUnasked(played);

/**
 * Rolls all dice of the current round, for both sides, until a player has to choose; outside battles one roll, so that
 * it can be seen what came of it.
 */
export function rollRound(played: Played, setup: DiceSetup): Played {
  const round = played.timeline.state.battle?.round;
  const isOver = ({ timeline }: Played): boolean => round === undefined || timeline.state.battle?.round !== round;
  let now = played;
  for (let next = goOn(now, setup); next !== null; next = isOver(now) ? null : goOn(now, setup)) now = next;
  return now;
}

/** The same after other orders of one press; but if an advantage can be declared before these dice, they wait. */
export const rollOn = (played: Played, setup: DiceSetup): Played =>
  usableAdvantages(played.timeline.state).length > 0 ? played : rollRound(played, setup);

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
export function fightToEnd(played: Played, setup: DiceSetup): Played {
  let now = played;
  while (isBattleDecided(now.timeline.state)) {
    const next = goOn(now, setup) ?? playNext(now, PRESS);
    if (next === null) break;
    now = next;
  }
  return now;
}
