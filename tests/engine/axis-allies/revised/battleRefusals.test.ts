import { describe, expect, test } from 'vitest';
import { awaiting, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../rules/refusalCases.ts';
import { atSea, eventsOf, hit, miss, submerge } from './battle.ts';
import {
  after,
  endPhase,
  fight,
  game,
  idsOf,
  move,
  offload,
  one,
  played,
  roll,
  transport,
  type Scene,
} from './position.ts';

/** The details (units, spaces) of refused answers in battles, and what is suggested and told in them. */

const UK = 'united-kingdom';

/** A British landing in Norway from zone 3, with these ships beside the transport and these units ashore. */
const landing = (ships: Readonly<Record<string, number>>, ashoreNow: Readonly<Record<string, number>>, more = {}) =>
  after(
    game({
      power: UK,
      units: { [UK]: { 'sz-3': { transport: 1, ...ships } }, germany: { norway: ashoreNow } },
      aboard: [transport('sz-3', ['tank', 'infantry'], UK)],
      ...more,
    } as Scene),
    offload('sz-3', { tank: 1, infantry: 1 }, 'norway'),
    endPhase,
  );

const casualties =
  (space: string, type: string, owner: string) =>
  (state: GameState): Command => ({ type: 'casualties', units: [one(state, space, type, owner)] });

const callOff =
  (owner: string, space: string, type = 'transport') =>
  (state: GameState): Command => ({ type: 'call-off', transports: [one(state, space, type, owner)] });

describe('what is refused', () => {
  testRefusals([
    [
      'BOM-3: a fighter takes no hit of a bombardment',
      () => {
        const begun = landing({ battleship: 1 }, { infantry: 2, tank: 1, fighter: 1 });
        return [after(begun, fight('norway'), roll(1)), casualties('norway', 'fighter', 'germany')];
      },
      { rule: 'BOM-3', reason: 'not-a-casualty', units: ['fighter'] },
      ['instead: casualties infantry'],
    ],
    [
      'COM-8: nor does a unit that is not in the battle',
      () => {
        const scene = { units: { [UK]: { 'sz-3': { transport: 1, battleship: 1 } }, germany: germans } };
        return [
          after(landing({}, {}, scene), fight('norway'), roll(1)),
          casualties('western-europe', 'infantry', 'germany'),
        ];
      },
      { rule: 'COM-8', reason: 'not-a-casualty', units: ['infantry'] },
      ['instead: casualties infantry'],
    ],
    [
      'COM-5: what is no submarine does not dive',
      () => {
        const state = after(atSea({ submarine: 1, destroyer: 1 }, { battleship: 1 }), miss, miss, miss);
        return [state, { type: 'submerge', units: idsOf(state, 'sz-2', { destroyer: 1 }) }];
      },
      { rule: 'COM-5', reason: 'not-a-submarine-here', units: ['destroyer'], spaces: ['sz-2'] },
      ['instead: submerge submarine'],
    ],
    [
      'AMPH-4: troops of a landing do not retreat',
      () => {
        const begun = after(landing({}, { infantry: 3 }), fight('norway'), miss, miss);
        return [begun, { type: 'retreat', to: 'sz-3' }];
      },
      { rule: 'AMPH-4', reason: 'cannot-retreat', units: ['tank', 'infantry'], spaces: ['norway'] },
    ],
    [
      'AMPH-4: nor where aircraft beside them may break off',
      () => {
        const scene = {
          units: {
            [UK]: { 'sz-3': { transport: 1 }, 'united-kingdom': { fighter: 1 } },
            germany: { norway: { infantry: 3 } },
          },
          aboard: [transport('sz-3', ['tank', 'infantry'], UK)],
        };
        const begun = after(
          game({ power: UK, ...scene }),
          offload('sz-3', { tank: 1, infantry: 1 }, 'norway'),
          move('united-kingdom', { fighter: 1 }, 'norway'),
          endPhase,
          fight('norway'),
          miss,
          miss,
        );
        return [begun, { type: 'retreat', to: 'sz-3' }];
      },
      { rule: 'AMPH-4', reason: 'cannot-retreat', units: ['tank', 'infantry'], spaces: ['norway'] },
      ['instead: retreat'],
    ],
    [
      'AMPH-6: a transport without troops that were to land has no landing to call off',
      () => {
        const two = { units: { [UK]: { 'sz-3': { transport: 1 }, 'sz-8': { transport: 1 } }, germany: germans } };
        return [landing({}, {}, two), callOff(UK, 'sz-8')];
      },
      { rule: 'AMPH-6', reason: 'no-landing', units: ['transport'], spaces: ['sz-8'] },
    ],
    [
      'TURN-7: nobody calls off for the enemy',
      () => {
        const both = {
          units: { [UK]: { 'sz-3': { transport: 1 } }, germany: { ...germans, 'sz-5': { transport: 1 } } },
        };
        return [landing({}, {}, both), callOff('germany', 'sz-5')];
      },
      { rule: 'TURN-7', reason: 'not-your-unit', units: ['transport'], power: 'germany' },
    ],
    [
      'TURN-7: nor for what is not there',
      () => [landing({}, { infantry: 1 }), { type: 'call-off', transports: ['u99'] }],
      { rule: 'TURN-7', reason: 'unknown-unit', units: ['u99'] },
    ],
    [
      'SBR-1: no battle before the raid in its territory',
      () => {
        const state = game({
          power: 'germany',
          units: {
            germany: { 'ukraine-ssr': { bomber: 1, tank: 1 } },
            'soviet-union': { caucasus: { infantry: 1 } },
          },
        });
        const flown = after(state, move('ukraine-ssr', { bomber: 1, tank: 1 }, 'caucasus'));
        const raid: Command = { type: 'raid', units: idsOf(flown, 'caucasus', { bomber: 1 }), raid: true };
        return [after(flown, raid, endPhase), fight('caucasus')];
      },
      { rule: 'SBR-1', reason: 'raid-first', spaces: ['caucasus'] },
      ['instead: fight caucasus raid'],
    ],
  ]);
});

const germans = { norway: { infantry: 2, tank: 1 }, 'western-europe': { infantry: 1 } };

describe('what is told', () => {
  const ended = (state: GameState, ...orders: Parameters<typeof played>[1][]) => played(state, ...orders);

  test('COM-5: when no submarine dives nothing is told of it', () => {
    const fired = after(atSea({ submarine: 1 }, { battleship: 1 }), miss, miss);
    expect(eventsOf(ended(fired, submerge(0)), 'submarines-submerged')).toEqual([]);
    expect(eventsOf(ended(fired, submerge(1)), 'submarines-submerged')).toHaveLength(1);
  });

  test('COM-6: what a submarine hit is told as a casualty', () => {
    const struck = ended(atSea({ submarine: 1, battleship: 1 }, { carrier: 1 }), hit({ submarine: 1 }));
    expect(eventsOf(struck, 'units-destroyed')).toMatchObject([{ why: 'casualty' }]);
  });
});

describe('what is suggested', () => {
  const suggested = (state: GameState): readonly (string | undefined)[] => {
    const waits = awaiting(state);
    return waits.kind === 'casualties' ? waits.suggestion.map((id) => state.units[id]?.type) : [waits.kind];
  };

  test('COM-8: of units of one price first those that cannot hit', () => {
    const state = after(atSea({ transport: 1, submarine: 1 }, { battleship: 2 }), miss, roll(1, 6));
    expect(suggested(state)).toEqual(['transport']);
  });

  test('COM-13: a transport with troops after an empty one, and after a dearer ship that costs less than both', () => {
    const laden = {
      power: 'germany',
      phase: 'conduct-combat',
      units: { germany: { 'sz-2': { transport: 2, destroyer: 1 } }, [UK]: { 'sz-2': { battleship: 3 } } },
      aboard: [transport('sz-2', ['tank', 'infantry'], 'germany')],
    } as const;
    const begun = after(game(laden as unknown as Scene), fight('sz-2'), miss);
    const hurt = after(begun, roll(1, 6, 6));
    const waits = awaiting(hurt);
    if (waits.kind !== 'casualties') throw new Error(waits.kind);
    const cargoOf = (id?: string) => Object.values(hurt.units).filter(({ aboard }) => aboard === id).length;
    expect(suggested(hurt)).toEqual(['transport']);
    expect(cargoOf(waits.suggestion[0])).toBe(0);
    expect(suggested(after(begun, roll(1, 1, 6)))).toEqual(['transport', 'destroyer']);
  });

  test('AMPH-4: aircraft are not bound by a landing', () => {
    const state = after(
      game({
        power: UK,
        units: {
          [UK]: { 'sz-3': { transport: 1 }, 'united-kingdom': { fighter: 1 } },
          germany: { norway: { infantry: 1 } },
        },
        aboard: [transport('sz-3', ['tank'], UK)],
      }),
      offload('sz-3', { tank: 1 }, 'norway'),
      move('united-kingdom', { fighter: 1 }, 'norway'),
      endPhase,
      fight('norway'),
    );
    expect(state.battle?.seaborne.map((id) => state.units[id]?.type)).toEqual(['tank']);
  });
});
