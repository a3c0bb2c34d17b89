import { awaiting, usableAdvantages, type Command } from '../engine/index.ts';
import { seededDice } from './dice.ts';
import { isBattleDecided } from './decidedBattle.ts';
import { playNext, type Played } from './playOrders.ts';

/** Rolls the program's dice if the game waits for dice; else null. */
function rollDice(played: Played, seed: string): Played | null {
  const { state, commands } = played.timeline;
  const awaited = awaiting(state);
  return awaited.kind === 'dice' ? playNext(played, { type: 'roll', dice: seededDice(seed, commands, awaited) }) : null;
}

/**
 * Rolls all dice of the current round, for both sides, until a player has to choose; outside battles one roll, so that
 * it can be seen what came of it.
 */
export function rollRound(played: Played, seed: string): Played {
  const round = played.timeline.state.battle?.round;
  let now = played;
  for (let next = rollDice(now, seed); next !== null; next = rollDice(now, seed)) {
    now = next;
    if (round === undefined || now.timeline.state.battle?.round !== round) break;
  }
  return now;
}

/** The same after other orders of one press; but if an advantage can be declared before these dice, they wait. */
export const rollOn = (played: Played, seed: string): Played =>
  usableAdvantages(played.timeline.state).length > 0 ? played : rollRound(played, seed);

const PRESS: Command = { type: 'press' };

/** Rolls until the battle is over, the winner is no longer certain, or a player has to choose casualties. */
export function fightToEnd(played: Played, seed: string): Played {
  let now = played;
  while (isBattleDecided(now.timeline.state)) {
    const next = rollDice(now, seed) ?? playNext(now, PRESS);
    if (next === null) break;
    now = next;
  }
  return now;
}
