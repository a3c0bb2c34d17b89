import { describe, expect, test } from 'vitest';
import {
  facilitiesIn,
  limitOf,
  refusalOf,
  remedies,
  repairables,
  toPosition,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { basesFor } from '../../../../src/engine/axis-allies/facilities.ts';
import { axisAllies } from '../../../../src/engine/axis-allies/family.ts';
import { orderText } from '../../../../src/games/axis-allies/text/orderText.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { basesGame, END, refusedFor } from '../editions/basesEdition.ts';
import { afterAll } from '../editions/smallBoard.ts';

const DAMAGED = {
  port: { 'major-complex': 0, 'air-base': 3 },
  isle: { 'naval-base': 5 },
  hill: { 'minor-complex': 3 },
  cove: { 'naval-base': 2 },
};
const shop = basesGame({ treasury: { red: 10 }, facilities: DAMAGED });
const repair = (facility: string, at: string, points: number) => ({ type: 'repair', facility, at, points }) as const;

describe('repair of facilities', () => {
  test('BUY-4: each point costs 1 IPC and is off at once', () => {
    const repaired = afterAll(shop, repair('minor-complex', 'hill', 2));
    expect([facilitiesIn(repaired, 'hill'), repaired.treasury.red]).toEqual([{ 'minor-complex': 1 }, 8]);
    expect([limitOf(shop, 'hill'), limitOf(repaired, 'hill')]).toEqual([0, 2]);
  });

  test('BUY-5: another order for the same facility replaces the first; none at all takes it back', () => {
    const more = afterAll(shop, repair('naval-base', 'isle', 2), repair('naval-base', 'isle', 4));
    expect([facilitiesIn(more, 'isle'), more.treasury.red]).toEqual([{ 'naval-base': 1 }, 6]);
    const none = afterAll(more, repair('naval-base', 'isle', 0));
    expect(none).toEqual(shop);
  });

  test('BUY-5: orders are mixed with purchases', () => {
    const mixed = afterAll(
      shop,
      repair('air-base', 'port', 3),
      { type: 'purchase', units: { infantry: 2 } },
      repair('air-base', 'port', 1),
      { type: 'purchase', units: { infantry: 3 } },
    );
    expect([mixed.treasury.red, mixed.purchased]).toEqual([0, { infantry: 3 }]);
  });

  test('BUY-5: undone as one order', () => {
    const { replaces } = axisAllies;
    expect(replaces(repair('air-base', 'port', 2), repair('air-base', 'port', 1))).toBe(true);
    expect(replaces(repair('air-base', 'port', 2), repair('naval-base', 'isle', 1))).toBe(false);
  });

  test('BUY-4: what can be repaired, with what has been this turn', () => {
    const told = (state: GameState) =>
      repairables(state).map(({ space, kind, damage, repaired }) => [space, kind.id, damage, repaired]);
    expect(told(afterAll(shop, repair('naval-base', 'isle', 5)))).toEqual([
      ['port', 'air-base', 3, 0],
      ['isle', 'naval-base', 5, 5],
      ['hill', 'minor-complex', 3, 0],
    ]);
  });

  test('BUY-4: a position holds the repairs of its turn', () => {
    const repaired = afterAll(shop, repair('naval-base', 'isle', 2));
    const read = basesGame(toPosition(repaired));
    expect(read).toEqual({ ...repaired, players: read.players });
  });
});

describe('refused repairs', () => {
  test('BUY-4: more than the damage, of others, of nothing', () => {
    expect(refusedFor(shop, repair('minor-complex', 'hill', 4))).toBe('BUY-4 not-so-damaged');
    expect(refusedFor(shop, repair('naval-base', 'cove', 1))).toBe('BUY-4 not-your-facility');
    expect(refusedFor(shop, repair('air-base', 'moor', 1))).toBe('BUY-4 no-such-facility');
    expect(refusedFor(shop, repair('toString', 'port', 1))).toBe('BUY-4 no-such-facility');
    expect(refusedFor(shop, repair('air-base', 'nowhere', 1))).toBe('BUY-4 unknown-space');
    expect(refusedFor(shop, repair('minor-complex', 'hill', -1))).toBe('BUY-4 bad-command');
    expect(refusedFor(shop, repair('minor-complex', 'hill', 0.5))).toBe('BUY-4 bad-command');
  });

  test('BUY-2: more than the treasury pays', () => {
    const poor = basesGame({ treasury: { red: 2 }, facilities: DAMAGED });
    const order = repair('naval-base', 'isle', 4);
    expect(refusedFor(poor, order)).toBe('BUY-2 cannot-afford');
    expect(remedies(poor, order)).toMatchObject([{ orders: [repair('naval-base', 'isle', 2)] }]);
  });

  test('TURN-2: in another phase, and TURN-3: without a capital', () => {
    const later = basesGame({ phase: 'combat-move', facilities: DAMAGED });
    expect(refusedFor(later, repair('naval-base', 'isle', 1))).toBe('TURN-2 not-now');
    const lost = basesGame({ phase: 'combat-move', facilities: DAMAGED, control: { port: 'blue' } });
    expect(refusedFor(lost, repair('naval-base', 'isle', 1))).toBe('TURN-3 capital-lost');
  });

  test('BUY-4: said in words', () => {
    const said = (facility: string, at: string, points: number) =>
      refusalText(shop, refusalOf(shop, repair(facility, at, points))!);
    expect(said('minor-complex', 'hill', 4)).toBe('The minor complex in hill has only 3 points of damage.');
    expect(said('major-complex', 'port', 1)).toBe('The major complex in port is not damaged.');
    expect(said('naval-base', 'cove', 1)).toBe('The naval base in cove is not yours: only its owner repairs it.');
    expect(orderText(shop, repair('naval-base', 'isle', 2))).toBe('Repair 2 points of the naval base in isle');
  });
});

describe('bases in working order', () => {
  const served = (state: GameState, space: string) => basesFor(state, space, 'red').map(({ id }) => id);

  test('FAC-6: one with 3 points or more gives nothing', () => {
    expect([served(shop, 'port'), served(shop, 'isle')]).toEqual([[], []]);
    expect(served(afterAll(shop, repair('naval-base', 'isle', 3)), 'isle')).toEqual(['naval-base']);
    expect(served(afterAll(shop, repair('air-base', 'port', 1)), 'port')).toEqual(['air-base']);
  });

  test('AB-3, NB-4: nor one taken or placed this turn, nor an enemy’s', () => {
    expect(served(shop, 'cove')).toEqual([]);
    const taken = basesGame({
      phase: 'noncombat-move',
      facilities: DAMAGED,
      control: { cove: 'red' },
      turn: { control: { cove: 'blue' } },
    });
    expect(served(taken, 'cove')).toEqual([]);
    const placing = basesGame({ phase: 'mobilize-new-units', purchased: { 'air-base': 1 } });
    const placed = afterAll(placing, { type: 'mobilize', unit: 'air-base', to: 'rock' });
    expect(served(placed, 'rock')).toEqual([]);
    expect(served(afterAll(placed, END, END), 'rock')).toEqual(['air-base']);
  });
});

test('NB-3: when the phase ends, ships beside a naval base in working order are whole, one repaired now too', () => {
  const { units, ...rest } = basesGame({
    treasury: { red: 10 },
    facilities: DAMAGED,
    units: { red: { 'near-sea': { battleship: 1 }, 'far-sea': { battleship: 1 } } },
  });
  const ships = Object.fromEntries(Object.values(units).map((ship) => [ship.id, { ...ship, damaged: true as const }]));
  const fleet: GameState = { ...rest, units: ships };
  const damaged = (state: GameState) =>
    Object.values(state.units).flatMap((ship) => (ship.damaged ? [ship.space] : []));
  expect(damaged(afterAll(fleet, END))).toEqual(['near-sea', 'far-sea']);
  expect(damaged(afterAll(fleet, repair('naval-base', 'isle', 3), END))).toEqual(['far-sea']);
});
