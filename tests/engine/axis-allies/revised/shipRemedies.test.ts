import { describe, expect, test } from 'vitest';
import { refusalOf, remedies, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../rules/refusalCases.ts';
import {
  after,
  commandOf,
  endPhase,
  fight,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  roll,
  transport,
  type Order,
  type Scene,
} from './position.ts';

/** What can be done instead of refused orders to ships, troops aboard, and those that advantages concern. */

const UK = 'united-kingdom';
const US = 'united-states';

describe('ships and landings', () => {
  const express = (units: Scene['units'][string], more: Partial<Scene> = {}): GameState =>
    game({
      power: 'japan',
      phase: 'noncombat-move',
      advantages: { japan: ['tokyo-express'] },
      units: { japan: units },
      ...more,
    });
  const ashore = (type: string) => express({ japan: { [type]: 1 }, 'sz-57': { destroyer: 1 } });
  const beside = (more: Partial<Scene> = {}) => express({ japan: { infantry: 1 }, 'sz-60': { destroyer: 1 } }, more);
  /** These troops in Germany, and a tank and an infantry in Southern Europe, which can come. */
  const inGermany = (troops: Scene['units'][string][string]) =>
    game({
      power: 'germany',
      phase: 'noncombat-move',
      units: {
        germany: { germany: troops, 'southern-europe': { tank: 1, infantry: 1 }, 'sz-5': { transport: 1 } },
      },
    });
  const toGermany = (type: string) => move('southern-europe', { [type]: 1 }, 'germany');
  /** British troops off Norway that will land there, with German units in their zone. */
  const landing = () =>
    after(
      game({
        power: UK,
        units: {
          [UK]: { 'sz-3': { transport: 1, battleship: 1 } },
          germany: { norway: { infantry: 1 }, 'sz-3': { submarine: 1 } },
        },
        aboard: [transport('sz-3', ['tank', 'infantry'], UK)],
      }),
      offload('sz-3', { tank: 1, infantry: 1 }, 'norway'),
      endPhase,
    );

  testRefusals([
    [
      'NA-JA-1: a destroyer comes for infantry',
      () => [ashore('infantry'), load('japan', { infantry: 1 }, 'sz-60')],
      { rule: 'CM-16', reason: 'no-transport', units: ['infantry'], spaces: ['sz-60'] },
      ['first: move destroyer sz-60'],
    ],
    [
      'NA-JA-1: but not for a tank',
      () => [ashore('tank'), load('japan', { tank: 1 }, 'sz-60')],
      { rule: 'CM-16', reason: 'no-transport', units: ['tank'], spaces: ['sz-60'] },
    ],
    [
      'NA-JA-1: a destroyer sent ashore takes infantry aboard',
      () => [beside(), move('sz-60', { destroyer: 1 }, 'manchuria')],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['destroyer'], spaces: ['manchuria'] },
      ['instead: load infantry sz-60 destroyer'],
    ],
    [
      'NA-JA-1: without the advantage it takes nobody',
      () => [beside({ advantages: {} }), move('sz-60', { destroyer: 1 }, 'manchuria')],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['destroyer'], spaces: ['manchuria'] },
    ],
    [
      'NCM-9: of several land units a heavy one and an infantry go aboard together',
      () => [
        express({ japan: { artillery: 1, tank: 1, infantry: 2 }, 'sz-60': { transport: 1 } }),
        move('sz-60', { transport: 1 }, 'manchuria'),
      ],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['transport'], spaces: ['manchuria'] },
      ['instead: load artillery+infantry sz-60 transport'],
    ],
    [
      'NCM-9: a tank goes aboard alone where no infantry stands',
      () => [express({ japan: { tank: 2 }, 'sz-60': { transport: 1 } }), move('sz-60', { transport: 1 }, 'manchuria')],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['transport'], spaces: ['manchuria'] },
      ['instead: load tank sz-60 transport'],
    ],
    [
      'NCM-9: beside a tank that is aboard one infantry goes',
      () => [
        express(
          { japan: { tank: 1, infantry: 2 }, 'sz-60': { transport: 1 } },
          { aboard: [transport('sz-60', ['tank'], 'japan')] },
        ),
        move('sz-60', { transport: 1 }, 'manchuria'),
      ],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['transport'], spaces: ['manchuria'] },
      ['instead: load infantry sz-60 transport'],
    ],
    [
      'NCM-1: a tank goes alone where the infantry has moved',
      () => [after(inGermany({ tank: 1 }), toGermany('infantry')), move('sz-5', { transport: 1 }, 'norway')],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['transport'], spaces: ['norway'] },
      ['instead: load tank sz-5 transport'],
    ],
    [
      'NCM-1: two infantry go where the tank has moved',
      () => [after(inGermany({ infantry: 2 }), toGermany('tank')), move('sz-5', { transport: 1 }, 'norway')],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['transport'], spaces: ['norway'] },
      ['instead: load infantry+infantry sz-5 transport'],
    ],
    [
      'NCM-8: after combat a ship that has loaded puts nobody ashore, another does',
      () => {
        const units = {
          [UK]: { 'sz-6': { transport: 1, battleship: 1 }, 'sz-2': { transport: 1 }, [UK]: { infantry: 1 } },
        };
        const start = game({
          power: UK,
          units: { ...units, germany: { 'sz-7': { transport: 1 } } },
          aboard: [transport('sz-2', ['tank'], UK)],
        });
        const fought = after(
          start,
          move('sz-6', { transport: 1, battleship: 1 }, 'sz-7'),
          endPhase,
          fight('sz-7'),
          roll(1),
          roll(6),
          endPhase,
        );
        return [
          after(fought, load(UK, { infantry: 1 }, 'sz-7'), move('sz-2', { transport: 1 }, 'sz-7')),
          offload('sz-7', { tank: 1, infantry: 1 }, UK),
        ];
      },
      { rule: 'NCM-8', reason: 'load-or-offload', units: ['transport'], spaces: [UK] },
      ['instead: offload tank united-kingdom'],
    ],
    [
      'CM-16: troops that were aboard before go ashore with those that load now',
      () => [
        after(
          game({
            power: UK,
            units: { [UK]: { 'sz-6': { transport: 1 }, [UK]: { infantry: 1 } }, germany: { norway: { infantry: 1 } } },
            aboard: [transport('sz-6', ['tank'], UK)],
          }),
          load(UK, { infantry: 1 }, 'sz-6'),
        ),
        endPhase,
      ],
      { rule: 'CM-16', reason: 'load-without-use', units: ['infantry'], spaces: ['sz-6'] },
      ['first: offload infantry+tank norway / offload infantry+tank western-europe'],
    ],
    [
      'AA-5: a gun does not go along into combat',
      () => [
        game({
          power: 'germany',
          units: {
            germany: { 'ukraine-ssr': { infantry: 1, 'antiaircraft-gun': 1 } },
            'soviet-union': { caucasus: { infantry: 1 } },
          },
        }),
        move('ukraine-ssr', { infantry: 1, 'antiaircraft-gun': 1 }, 'caucasus'),
      ],
      { rule: 'AA-5', reason: 'noncombat-only', units: ['antiaircraft-gun'], spaces: ['ukraine-ssr'] },
      ['instead: move infantry caucasus'],
    ],
    [
      'AA-5: nor ashore in an assault',
      () => [
        game({
          power: UK,
          units: { [UK]: { 'sz-3': { transport: 1 } }, germany: { norway: { infantry: 1 } } },
          aboard: [transport('sz-3', ['antiaircraft-gun', 'infantry'], UK)],
        }),
        offload('sz-3', { 'antiaircraft-gun': 1, infantry: 1 }, 'norway'),
      ],
      { rule: 'AA-5', reason: 'cannot-assault', units: ['antiaircraft-gun'], spaces: ['norway'] },
      ['instead: offload infantry norway'],
    ],
    [
      'AMPH-1: the battle at sea comes before the landing, and before its bombardment',
      () => [
        landing(),
        (state) => ({ type: 'fight', space: 'norway', bombard: idsOf(state, 'sz-3', { battleship: 1 }) }),
      ],
      { rule: 'AMPH-8', reason: 'sea-battle-first', spaces: ['norway'] },
      ['instead: fight sz-3'],
    ],
    [
      'BOM-1: a transport does not bombard: something else is fought',
      () => [
        landing(),
        (state) => ({ type: 'fight', space: 'norway', bombard: idsOf(state, 'sz-3', { transport: 1 }) }),
      ],
      { rule: 'BOM-1', reason: 'cannot-bombard', units: ['transport'], spaces: ['norway'] },
      ['instead: fight sz-3'],
    ],
  ]);
});

test('CM-16: a transport sent to a coast takes the troops of that coast first', () => {
  const state = game({
    power: 'germany',
    phase: 'noncombat-move',
    units: { germany: { germany: { infantry: 1 }, norway: { infantry: 1 }, 'sz-5': { transport: 1 } } },
  });
  const ship = one(state, 'sz-5', 'transport');
  const boards = (space: string): Command => ({
    type: 'load',
    units: idsOf(state, space, { infantry: 1 }),
    zone: 'sz-5',
    transport: ship,
  });
  const sent = (to: string) => remedies(state, { type: 'move', units: [ship], to });
  expect(sent('norway')).toEqual([{ kind: 'instead', orders: [boards('norway'), boards('germany')] }]);
  expect(sent('germany')).toEqual([{ kind: 'instead', orders: [boards('germany'), boards('norway')] }]);
});

test('NA-JA-2: aircraft without a place to land afterwards can give themselves up', () => {
  const state = game({
    power: 'japan',
    advantages: { japan: ['kamikaze-attacks'] },
    units: { japan: { manchuria: { fighter: 2 } }, [US]: { 'sz-57': { destroyer: 1 } } },
  });
  const strike = commandOf(state, move('manchuria', { fighter: 2 }, 'sz-57'));
  const units = idsOf(state, 'manchuria', { fighter: 2 });
  const declared: Command = { type: 'use-advantage', advantage: 'kamikaze-attacks', units };
  expect(remedies(state, strike)[0]).toEqual({ kind: 'first', orders: [declared] });
  expect(refusalOf(after(state, declared), strike)).toBeNull();
});

describe('in a joint strike', () => {
  const strike = (units: Scene['units'], more: Partial<Scene> = {}): GameState =>
    game({
      power: US,
      advantages: { [UK]: ['joint-strike'] },
      spentAdvantages: ['joint-strike'],
      running: [{ advantage: 'joint-strike', until: 'own-turn' }],
      ...more,
      units,
    });
  const theirs =
    (from: string, type: string, to: string): Order =>
    (state) => ({ type: 'move', units: idsOf(state, from, { [type]: 1 }, UK), to });
  const coast = (more: Partial<Scene> = {}) =>
    strike({ [UK]: { [UK]: { infantry: 1, tank: 1 }, 'sz-6': { transport: 1 } }, germany: {} }, more);
  const aboard = () =>
    after(coast(), (state): Command => ({ type: 'load', units: [one(state, UK, 'infantry', UK)], zone: 'sz-6' }));

  testRefusals([
    [
      'NA-UK-2: a British ship sails to the coast',
      () => [
        strike({ [UK]: { 'sz-8': { transport: 1 } } }, { aboard: [transport('sz-8', ['tank'], UK)] }),
        (state) => ({ type: 'offload', units: [one(state, 'sz-8', 'tank', UK)], to: 'norway' }),
      ],
      { rule: 'CM-18', reason: 'not-adjacent', units: ['tank'], spaces: ['norway'] },
      ['first: move transport sz-3 / move transport sz-6'],
    ],
    [
      'NA-UK-2: a British carrier comes for a British fighter',
      () => [
        after(
          strike({ [UK]: { [UK]: { fighter: 1 }, 'sz-8': { carrier: 1 } }, germany: { 'sz-11': { submarine: 1 } } }),
          theirs(UK, 'fighter', 'sz-11'),
        ),
        endPhase,
      ],
      { rule: 'CM-11', reason: 'cannot-land', units: ['fighter'], spaces: ['sz-11'] },
      ['first: move carrier sz-11', 'take-back: fighter'],
    ],
    [
      'NA-UK-2: British troops aboard assault',
      () => [aboard(), endPhase],
      { rule: 'CM-16', reason: 'load-without-use', units: ['infantry'], spaces: ['sz-6'] },
      ['first: offload infantry norway / offload infantry western-europe'],
    ],
    [
      'NA-UK-2: the troops of a British ship that is sent ashore go ashore, or more come aboard',
      () => [aboard(), theirs('sz-6', 'transport', 'norway')],
      { rule: 'MAP-10', reason: 'wrong-element', units: ['transport'], spaces: ['norway'] },
      ['instead: offload infantry norway', 'instead: load tank sz-6 transport'],
    ],
  ]);
});
