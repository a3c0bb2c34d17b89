import { describe, expect, test } from 'vitest';
import { bombardAll } from '../../../../src/engine/axis-allies/combat/steps/firstCycle.ts';
import { pressOrRetreat } from '../../../../src/engine/axis-allies/combat/steps/pressOrRetreat.ts';
import { fireTogether } from '../../../../src/engine/axis-allies/combat/steps/surpriseStrike.ts';
import { editionOf, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { addFleetEdition } from '../../../engine/axis-allies/editions/fleetEdition.ts';
import { groups, hit, lose, miss, strip, waitsFor, type Counts } from '../../../engine/axis-allies/rules/battle.ts';
import {
  after,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  offload,
} from '../../../engine/axis-allies/rules/position.ts';
import { expectExact } from './expectExact.ts';

/** Bombardment by two kinds of ships, no more of them than units land, whose victims fire once more. */

const edition = addFleetEdition(
  'shore-fire',
  { bombards: { battleship: 4, cruiser: 3 } },
  {
    bombardingShipsForUnit: 1,
    battleSteps: {
      ...editionOf('1941').battleSteps,
      land: [...bombardAll, ...fireTogether('attacker'), ...fireTogether('defender'), pressOrRetreat],
    },
  },
);

const UK = 'united-kingdom';

/** British troops are about to land in Western Europe from zone 8, beside these ships. */
const landing = (ships: Counts, cargo: readonly string[], defenders: Counts): GameState =>
  after(
    game({
      edition,
      power: UK,
      units: { [UK]: { 'sz-8': { ...ships, transport: 1 } }, germany: { 'western-europe': defenders } },
      aboard: [{ in: 'sz-8', ship: 'transport', owner: UK, cargo: cargo.map((unit) => ({ unit, owner: UK })) }],
    }),
    offload('sz-8', Object.fromEntries(cargo.map((unit) => [unit, 1])), 'western-europe'),
    endPhase,
  );

const fought = (ships: Counts, cargo: readonly string[], defenders: Counts): GameState =>
  after(landing(ships, cargo, defenders), fight('western-europe'));

describe('bombardment of a coast', () => {
  test('BOM-1: battleships hit on 4, cruisers on 3', () =>
    expect(groups(fought({ battleship: 1, cruiser: 1 }, ['tank', 'infantry'], { infantry: 2 }))).toEqual([
      '3 surface: cruiser',
      '4 surface: battleship',
    ]));

  test('BOM-5: no more ships than units that land, the best first', () => {
    expect(groups(fought({ battleship: 1, cruiser: 2 }, ['tank'], { infantry: 2 }))).toEqual(['4 surface: battleship']);
    expect(groups(fought({ cruiser: 2 }, ['tank', 'infantry'], { infantry: 2 }))).toEqual([
      '3 surface: cruiser, cruiser',
    ]);
  });

  test('BOM-5: which ship it is may be said, and too many are refused', () => {
    const state = landing({ battleship: 1, cruiser: 1 }, ['tank'], { infantry: 2 });
    const bombard = (ships: Counts): Command => ({
      type: 'fight',
      space: 'western-europe',
      bombard: idsOf(state, 'sz-8', ships),
    });
    expect(groups(after(state, bombard({ cruiser: 1 })))).toEqual(['3 surface: cruiser']);
    expectRefused(state, bombard({ battleship: 1, cruiser: 1 }), 'BOM-5', 'cannot-bombard');
  });

  test('BOM-1: what it hits fires in the first round and leaves then', () => {
    const hitAtOnce = after(fought({ cruiser: 1 }, ['infantry'], { infantry: 1 }), hit({ surface: 1 }));
    expect(waitsFor(hitAtOnce)).toBe('dice defender');
    expect(after(hitAtOnce, miss).control['western-europe']).toBe(UK);
    expect(after(hitAtOnce, hit({ surface: 1 })).control['western-europe']).toBe('germany');
  });

  test('BOM-3: the defender may take a fighter for it', () => {
    const state = fought({ cruiser: 1 }, ['infantry'], { infantry: 1, fighter: 1 });
    const lost = after(state, hit({ surface: 1 }), lose({ fighter: 1 }));
    expect(strip(lost, 'defender')).toEqual({ infantry: 1 });
  });
});

describe('odds under the fire of ships', () => {
  const chances = (ships: Counts): readonly number[] => {
    const odds = oddsOf(fought(ships, ['infantry'], { infantry: 1 }), TO_THE_END);
    if (typeof odds === 'string') throw new Error(odds);
    return ['attacker-won', 'defender-won', 'both-lost'].map((result) =>
      odds.ends.reduce((sum, end) => sum + (end.result === result ? end.chance : 0), 0),
    );
  };

  test.each<[Counts, readonly [number, number, number]]>([
    [{ cruiser: 1 }, [11 / 24, 5 / 16, 11 / 48]],
    [{ battleship: 1 }, [19 / 36, 5 / 24, 19 / 72]],
    [{}, [1 / 4, 5 / 8, 1 / 8]],
  ])('BOM-1: one infantry against one, beside %o', (ships, wanted) =>
    chances(ships).forEach((chance, i) => expect(chance).toBeCloseTo(wanted[i]!, 10)),
  );

  const BATTLES: readonly (readonly [Counts, readonly string[], Counts])[] = [
    [{ cruiser: 1 }, ['infantry'], { infantry: 2 }],
    [{ cruiser: 1, battleship: 1 }, ['infantry', 'tank'], { infantry: 1, fighter: 1, tank: 1 }],
    [{ battleship: 2 }, ['infantry', 'artillery'], { infantry: 1, bomber: 1 }],
  ];
  test.each(BATTLES)('BOM-1, BOM-3: odds are those of all dice: %o with %o against %o', (ships, cargo, defenders) =>
    expectExact(fought(ships, cargo, defenders)),
  );
});
