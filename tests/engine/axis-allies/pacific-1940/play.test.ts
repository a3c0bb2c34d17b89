import { expect, test } from 'vitest';
import { mayEnter } from '../../../../src/engine/axis-allies/homeGround.ts';
import { homeGroundOf, isTrapped, newGame, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { roundsPlayed } from '../players/player.ts';
import { randomPlayer } from '../players/randomPlayer.ts';
import { AT_WAR } from './position.ts';

/** What always holds, in play by chance with war from the beginning. */

const start: GameState = { ...newGame('pacific-1940'), wars: AT_WAR };

/** What is wrong in a state of play. */
function faults(state: GameState): readonly string[] {
  const found: string[] = [];
  for (const unit of Object.values(state.units)) {
    if (!mayEnter(state, unit.owner, unit.space)) found.push(`CHN-5: ${unit.owner} ${unit.type} in ${unit.space}`);
    if (homeGroundOf(state, unit.owner) && unit.aboard !== undefined) found.push(`CHN-5: ${unit.type} aboard`);
    if (isTrapped(state, unit) && state.units[unit.aboard ?? '']?.space !== unit.space)
      found.push(`CAR-3: ${unit.type} in ${unit.space} apart from its carrier`);
  }
  for (const [power, ipcs] of Object.entries(state.treasury)) if (ipcs < 0) found.push(`${power} has ${ipcs} IPCs`);
  for (const [space, holder] of Object.entries(state.control)) {
    const home = homeGroundOf(state, holder);
    if (home && !home.territories.includes(space)) found.push(`CHN-5: ${holder} holds ${space}`);
  }
  return found;
}

test('CHN-5, CAR-3: random play keeps China on its ground and guests with their carriers', () => {
  let steps = 0;
  for (const seed of ['a', 'b', 'c'])
    for (const { after, command } of roundsPlayed(start, randomPlayer, seed, 2)) {
      expect(faults(after), JSON.stringify(command)).toEqual([]);
      steps += 1;
    }
  expect(steps).toBeGreaterThan(100);
});
