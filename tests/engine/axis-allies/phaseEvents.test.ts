import { describe, expect, test } from 'vitest';
import { editionOf, refusalOf, type GameEvent, type GameState } from '../../../src/engine/axis-allies/index.ts';
import { atSea, hit, lose, miss } from './rules/battle.ts';
import {
  after,
  endPhase,
  expectRefused,
  game,
  idsOf,
  load,
  mobilize,
  offload,
  one,
  played,
  type Order,
  type Scene,
} from './rules/position.ts';

/** The exact events and refusals of the end of each phase. */

const UK = 'united-kingdom';
const US = 'united-states';

const eventsAfter = (state: GameState, ...orders: readonly Order[]): readonly GameEvent[] =>
  played(state, ...orders).events;
const british = (
  phase: NonNullable<Scene['phase']>,
  units: Scene['units'][string] = {},
  more: Partial<Scene> = {},
): GameState => game({ power: UK, phase, ...more, units: { [UK]: units, ...more.units } });

describe('the events of the end of a phase are', () => {
  test('TURN-2: the next phase, and what has been decided', () => {
    expect(eventsAfter(british('purchase-units'), endPhase)).toEqual([
      { type: 'phase-began', power: UK, phase: 'combat-move' },
    ]);
    expect(eventsAfter(british('combat-move'), endPhase)).toEqual([
      { type: 'phase-began', power: UK, phase: 'conduct-combat' },
    ]);
    expect(eventsAfter(british('conduct-combat'), endPhase)).toEqual([
      { type: 'phase-began', power: UK, phase: 'noncombat-move' },
    ]);
    expect(eventsAfter(british('noncombat-move'), endPhase)).toEqual([
      { type: 'phase-began', power: UK, phase: 'mobilize-new-units' },
    ]);
    expect(eventsAfter(british('mobilize-new-units'), endPhase)).toEqual([
      { type: 'phase-began', power: UK, phase: 'collect-income' },
    ]);
  });

  test('INC-1: the income, the end of the turn and the next turn', () => {
    const [income, ...rest] = eventsAfter(british('collect-income'), endPhase);
    expect(income).toMatchObject({ type: 'income-collected', power: UK });
    expect(rest).toEqual([
      { type: 'turn-ended', power: UK },
      { type: 'turn-began', power: 'japan', round: 1 },
      { type: 'phase-began', power: 'japan', phase: 'purchase-units' },
    ]);
  });

  test('MOB-4: a refund, if there is one', () => {
    const state = british(
      'mobilize-new-units',
      {},
      {
        purchased: { battleship: 1, infantry: 1 },
        complexesCapturedThisTurn: ['united-kingdom', 'india', 'australia'],
      },
    );
    expect(eventsAfter(state, endPhase)[0]).toEqual({
      type: 'units-refunded',
      power: UK,
      units: { battleship: 1, infantry: 1 },
      ipcs: 19,
    });
  });

  test('NCM-7: aircraft that did not land', () => {
    const far: Scene['control'] = Object.fromEntries(
      editionOf('1941').spaces.flatMap((space) =>
        space.kind === 'land' && !space.neutral && space.id !== UK ? [[space.id, 'japan']] : [],
      ),
    );
    const state = british('noncombat-move', { 'sz-40': { bomber: 1 } }, { control: far });
    expect(eventsAfter(state, endPhase)[0]).toEqual({
      type: 'units-destroyed',
      units: [one(state, 'sz-40', 'bomber')],
      why: 'no-landing',
    });
    const waiting = british('mobilize-new-units', { 'sz-40': { fighter: 1 } }, { control: far });
    expect(eventsAfter(waiting, endPhase)[0]).toEqual({
      type: 'units-destroyed',
      units: [one(waiting, 'sz-40', 'fighter')],
      why: 'no-landing',
    });
  });

  test('NCM-2: defending fighters that find no place', () => {
    const start = atSea(
      { destroyer: 2 },
      { carrier: 1, fighter: 1, destroyer: 1 },
      { control: { [UK]: 'germany', 'western-europe': 'germany' }, units: { germany: { 'sz-7': { carrier: 1 } } } },
    );
    const fighter = one(start, 'sz-8', 'fighter', UK);
    const ended = eventsAfter(
      start,
      hit({ surface: 2 }),
      lose({ carrier: 1, destroyer: 1 }),
      hit({ surface: 1, air: 1 }),
      endPhase,
    ).slice(-3);
    expect(ended).toEqual([
      { type: 'phase-began', power: 'germany', phase: 'noncombat-move' },
      { type: 'fighters-stranded', units: [fighter] },
      { type: 'units-destroyed', units: [fighter], why: 'no-landing' },
    ]);
    expect(eventsAfter(atSea({ destroyer: 1 }, { destroyer: 1 }), hit({ surface: 1 }), miss, endPhase).at(-1)).toEqual({
      type: 'phase-began',
      power: 'germany',
      phase: 'noncombat-move',
    });
  });
});

describe('combat move does not end', () => {
  const cargo = (...units: readonly string[]): NonNullable<Scene['aboard']>[number] => ({
    in: 'sz-6',
    ship: 'transport',
    owner: UK,
    cargo: units.map((unit) => ({ unit, owner: UK })),
  });

  test('CM-17: while loaded troops have no target, even if another ship’s troops have one', () => {
    const state = british(
      'combat-move',
      { 'sz-6': { transport: 2 }, 'united-kingdom': { tank: 1 } },
      { aboard: [cargo('tank')] },
    );
    const told = after(
      state,
      offload('sz-6', { tank: 1 }, 'norway-finland'),
      load('united-kingdom', { tank: 1 }, 'sz-6'),
    );
    const idle = one(state, 'united-kingdom', 'tank');
    expect(refusalOf(told, endPhase)).toEqual({
      rule: 'CM-17',
      reason: 'assault-required',
      units: [idle],
      spaces: ['sz-6'],
    });
  });

  test('AMPH-6: while only some of a ship’s troops have a target', () => {
    const state = british(
      'combat-move',
      { 'sz-6': { transport: 1 }, 'united-kingdom': { infantry: 1 } },
      { aboard: [cargo('infantry')] },
    );
    const old = one(state, 'sz-6', 'infantry');
    const loaded = after(state, load('united-kingdom', { infantry: 1 }, 'sz-6'));
    expectRefused(loaded, endPhase, 'CM-17', 'assault-required');
    expectRefused(
      after(loaded, { type: 'offload', units: [old], to: 'norway-finland' }),
      endPhase,
      'AMPH-6',
      'all-loaded-must-land',
    );
  });
});

describe('a new unit is not placed', () => {
  test('MOB-1: from a complex that does not touch the zone', () => {
    const state = british('mobilize-new-units', {}, { purchased: { transport: 1 } });
    expectRefused(state, mobilize('transport', 'sz-6', 'india'), 'MOB-1', 'no-complex');
  });

  test('MOB-3: on a full carrier, even beside an enemy carrier', () => {
    const state = british(
      'mobilize-new-units',
      { 'sz-6': { carrier: 1, fighter: 2 } },
      { purchased: { fighter: 1 }, units: { germany: { 'sz-6': { carrier: 2 } } } },
    );
    expectRefused(state, mobilize('fighter', 'sz-6'), 'MOB-3', 'no-carrier-room');
  });

  test('CM-12: in the place of a carrier that a fighter needs, and only that fighter is named', () => {
    const state = british(
      'mobilize-new-units',
      { 'sz-33': { fighter: 1 }, 'sz-40': { fighter: 1 } },
      { purchased: { carrier: 1, infantry: 1 } },
    );
    expect(refusalOf(state, mobilize('infantry', 'australia'))).toEqual({
      rule: 'CM-12',
      reason: 'must-save-air',
      units: [one(state, 'sz-33', 'fighter')],
      spaces: ['australia'],
    });
  });
});

test('BUY-1: an order of zero units of a type is left out', () => {
  const state = british('purchase-units', {}, { treasury: { [UK]: 10 } });
  const bought = after(state, { type: 'purchase', units: { infantry: 1, tank: 0 } });
  expect(bought.purchased).toEqual({ infantry: 1 });
  expect(refusalOf(state, { type: 'purchase', units: { 'industrial-complex': 1 } })).toEqual({
    rule: 'BUY-1',
    reason: 'not-for-sale',
    unitType: 'industrial-complex',
  });
});

test('CM-5: in a position at conduct combat, armed units attack submarines and transports in their zone', () => {
  const state = game({
    power: US,
    phase: 'conduct-combat',
    units: {
      [US]: { 'sz-5': { destroyer: 1, transport: 1 }, 'sz-6': { destroyer: 1 }, 'sz-7': { transport: 1 } },
      germany: { 'sz-5': { submarine: 1 }, 'sz-6': { destroyer: 1 }, 'sz-7': { submarine: 1 } },
    },
  });
  expect(state.turn.engage).toEqual({ 'sz-5': true });
  expect(idsOf(state, 'sz-5', { destroyer: 1, transport: 1 })).toHaveLength(2);
});
