import { awaiting, type Command } from '../engine/index.ts';
import { seededDice } from './dicePolicy.ts';
import { isForegone } from './foregone.ts';
import { furthered, type Played } from './ordersPlayed.ts';

/** The program's dice, if dice are what the game waits for. */
function rolled(played: Played, seed: string): Played | null {
  const { state, commands } = played.timeline;
  const asked = awaiting(state);
  return asked.kind === 'dice' ? furthered(played, { type: 'roll', dice: seededDice(seed, commands, asked) }) : null;
}

/** All dice of the round under way, one side's after the other's, as long as nobody has to choose in between. */
export function roundRolled(played: Played, seed: string): Played {
  const round = played.timeline.state.battle?.round;
  let now = played;
  for (let next = rolled(now, seed); next !== null; next = rolled(now, seed)) {
    now = next;
    if (now.timeline.state.battle?.round !== round) break;
  }
  return now;
}

const PRESS: Command = { type: 'press' };

/** Round after round until the battle is over, its end is in doubt after all, or somebody has to choose losses. */
export function foughtOut(played: Played, seed: string): Played {
  let now = played;
  while (isForegone(now.timeline.state)) {
    const next = rolled(now, seed) ?? furthered(now, PRESS);
    if (next === null) break;
    now = next;
  }
  return now;
}
