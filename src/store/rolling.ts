import { awaiting, type Command } from '../engine/index.ts';
import { seededDice } from './dice.ts';
import { isBattleDecided } from './decidedBattle.ts';
import { playNext, type Played } from './playOrders.ts';

/** The program's dice, if dice are what the game waits for. */
function rollDice(played: Played, seed: string): Played | null {
  const { state, commands } = played.timeline;
  const asked = awaiting(state);
  return asked.kind === 'dice' ? playNext(played, { type: 'roll', dice: seededDice(seed, commands, asked) }) : null;
}

/** All dice of the round under way, one side's after the other's, as long as nobody has to choose in between. */
export function rollRound(played: Played, seed: string): Played {
  const round = played.timeline.state.battle?.round;
  let now = played;
  for (let next = rollDice(now, seed); next !== null; next = rollDice(now, seed)) {
    now = next;
    if (now.timeline.state.battle?.round !== round) break;
  }
  return now;
}

const PRESS: Command = { type: 'press' };

/** Round after round until the battle is over, its end is in doubt after all, or somebody has to choose losses. */
export function fightToEnd(played: Played, seed: string): Played {
  let now = played;
  while (isBattleDecided(now.timeline.state)) {
    const next = rollDice(now, seed) ?? playNext(now, PRESS);
    if (next === null) break;
    now = next;
  }
  return now;
}
