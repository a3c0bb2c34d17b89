import { describe, expect, test } from 'vitest';
import { battlesToCome, play, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { landingOdds, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { after, endPhase, fight, game, move, offload, type Scene } from '../../../engine/axis-allies/rules/position.ts';
import * as revised from '../../../engine/axis-allies/revised/position.ts';
import { endsByDice } from './bruteForce.ts';

/** Landings with a sea battle before: the odds of both together are those of all dice (AMPH-2, AMPH-8). */

const UK = 'united-kingdom';

interface Landing {
  readonly state: GameState;
  readonly zone: string;
  readonly coast: string;
}

/** British ships sail from zone 2 with troops, against German ships in the zone beside the coast where they land. */
function landingAt(
  ships: Scene['units'][string][string],
  cargo: readonly (readonly string[])[],
  enemies: Scene['units'][string],
  { from = game, zone = 'sz-6', coast = 'western-europe' } = {},
): Landing {
  const start = 'sz-2';
  const transports = { transport: cargo.length };
  const state = from({
    power: UK,
    units: { [UK]: { [start]: { ...ships, ...transports } }, germany: enemies },
    aboard: cargo.map((units) => ({
      in: start,
      ship: 'transport',
      owner: UK,
      cargo: units.map((unit) => ({ unit, owner: UK })),
    })),
  });
  const troops = cargo.flat();
  const counts = Object.fromEntries(
    [...new Set(troops)].map((unit) => [unit, troops.filter((one) => one === unit).length]),
  );
  return {
    state: after(state, move(start, { ...ships, ...transports }, zone), offload(zone, counts, coast)),
    zone,
    coast,
  };
}

/** The chance that the coast is taken, by all dice of the sea battle and then of the battle ashore. */
function capturedByDice({ state, zone, coast }: Landing): number {
  const fought = after(state, endPhase);
  const states = new Map<string, GameState>();
  const sea = endsByDice(after(fought, fight(zone)), undefined, {
    nameOf(ended) {
      const name = JSON.stringify([ended.units, ended.turn.seaBattles, ended.control]);
      states.set(name, ended);
      return name;
    },
  });
  let captured = 0;
  for (const [name, chance] of sea) {
    const ended = states.get(name)!;
    const ashore = play(ended, fight(coast));
    const now = ashore.ok ? ashore.value.state : ended;
    if (!now.battle) captured += now.control[coast] === UK ? chance : 0;
    else
      for (const [end, p] of endsByDice(now, undefined, { nameOf: ({ control }) => control[coast] ?? '' }))
        captured += end === UK ? chance * p : 0;
  }
  return captured;
}

function expectExact(landing: Landing): void {
  const plan = battlesToCome(landing.state).find(({ space }) => space === landing.coast)!;
  const odds = landingOdds(landing.state, plan, TO_THE_END);
  if (typeof odds === 'string') throw new Error(odds);
  expect(odds.sea.map(({ zone }) => zone)).toEqual([landing.zone]);
  expect(Math.abs(odds.captured - capturedByDice(landing))).toBeLessThan(1e-12);
  expect(Math.abs(odds.ashore.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
}

describe('who survives at sea lands', () => {
  test('one transport behind a destroyer, against a destroyer and two infantry', () => {
    expectExact(
      landingAt({ destroyer: 1 }, [['infantry', 'tank']], {
        'sz-6': { destroyer: 1 },
        'western-europe': { infantry: 2 },
      }),
    );
  });
  test('two transports with different troops, against a submarine and a destroyer', () => {
    expectExact(
      landingAt({ battleship: 1 }, [['infantry', 'infantry'], ['tank']], {
        'sz-6': { submarine: 1, destroyer: 1 },
        'western-europe': { infantry: 1 },
      }),
    );
  });
  test('an empty coast is taken whenever anybody lands', () => {
    expectExact(landingAt({ destroyer: 1 }, [['infantry']], { 'sz-6': { destroyer: 1 }, 'western-europe': {} }));
  });
  test('transports that fight are lost one by one', () => {
    expectExact(
      landingAt(
        { destroyer: 1 },
        [['infantry', 'tank'], ['infantry']],
        { 'sz-3': { submarine: 1, transport: 1 }, norway: { infantry: 2 } },
        { from: revised.game, zone: 'sz-3', coast: 'norway' },
      ),
    );
  });
});
