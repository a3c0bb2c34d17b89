import { describe, expect, test } from 'vitest';
import {
  putAboard,
  shipsWithRoomFor,
  takeOffBoard,
  clearSpace,
  copySpace,
  damagedOf,
  setCount,
  setDamaged,
} from '../../../../../src/games/axis-allies/store/editor/unitEdits.ts';
import {
  giveControl,
  setAdvantage,
  canBeHeld,
  controllerOf,
  setDevelopment,
  setSpent,
  beginPhase,
  setPurchased,
  setRound,
  setTreasury,
} from '../../../../../src/games/axis-allies/store/editor/possessionEdits.ts';
import { hasComplexAt, setComplex } from '../../../../../src/games/axis-allies/store/editor/facilityEdits.ts';
import { edited, faultsIn, positionOf } from '../../../../store/editor/editorSupport.ts';

const TANKS = { space: 'germany', power: 'germany', type: 'tank' };
const FLEET = { space: 'sz-5', power: 'germany', type: 'battleship' };
const TRANSPORTS = { space: 'sz-5', power: 'germany', type: 'transport' };

describe('units', () => {
  test('are counted by stack; what has none is left out', () => {
    const two = edited(positionOf(), setCount(TANKS, 2));
    expect(two.units).toEqual({ germany: { germany: { tank: 2 } } });
    expect(edited(two, setCount(TANKS, 0)).units).toEqual({});
    expect(edited(two, setCount(TANKS, -3)).units).toEqual({});
    expect(edited(two, setCount(TANKS, 5000)).units.germany?.germany).toEqual({ tank: 999 });
  });

  test('take with them what was said of those taken away, last of all their cargo', () => {
    const position = positionOf({
      units: { germany: { 'sz-5': { transport: 3 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'germany' }] }],
      pieces: [
        { in: 'sz-5', unit: 'transport', owner: 'germany', count: 2, deed: { route: ['sz-5'], phase: 'combat-move' } },
      ],
    });
    const two = edited(position, setCount(TRANSPORTS, 2));
    expect(two.pieces.map(({ count }) => count)).toEqual([1]);
    const one = edited(two, setCount(TRANSPORTS, 1));
    expect([one.pieces.length, one.aboard.length]).toEqual([0, 1]);
    expect(edited(one, setCount(TRANSPORTS, 0)).aboard).toEqual([]);
  });

  test('of a space are cleared and copied, with cargo and damage', () => {
    const position = positionOf({
      phase: 'conduct-combat',
      units: { germany: { 'sz-5': { transport: 1, battleship: 2 } }, japan: { 'sz-6': { fighter: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'germany' }] }],
      pieces: [{ in: 'sz-5', unit: 'battleship', owner: 'germany', damaged: true, battle: {} }],
    });
    const copied = edited(position, copySpace('sz-5', 'sz-6'));
    expect(copied.units).toEqual({
      germany: { 'sz-5': { transport: 1, battleship: 2 }, 'sz-6': { transport: 1, battleship: 2 } },
    });
    expect(copied.aboard.map((ship) => ship.in)).toEqual(['sz-5', 'sz-6']);
    expect(copied.pieces[1]).toEqual({ in: 'sz-6', unit: 'battleship', owner: 'germany', count: 1, damaged: true });
    const cleared = edited(copied, clearSpace('sz-5'), clearSpace('sz-6'));
    expect([cleared.units, cleared.aboard, cleared.pieces]).toEqual([{}, [], []]);
    expect(edited(position, copySpace('sz-5', 'sz-5'))).toBe(position);
  });

  test('are damaged and mended one by one', () => {
    const position = positionOf({ units: { germany: { 'sz-5': { battleship: 2 } } } });
    const one = edited(position, setDamaged(FLEET, 1));
    expect(one.pieces).toEqual([{ in: 'sz-5', unit: 'battleship', owner: 'germany', count: 1, damaged: true }]);
    const all = edited(one, setDamaged(FLEET, 5));
    expect(damagedOf(all, FLEET)).toBe(2);
    expect(edited(all, setDamaged(FLEET, 0)).pieces).toEqual([]);
    // The rules mend ships when a battle ends.
    expect(faultsIn(one)).toEqual(['pieces[0].damaged (COM-12)']);
  });

  test('leave what is said of other ships as it is when they are damaged', () => {
    const other = { in: 'sz-6', unit: 'battleship', owner: 'germany', count: 1, battle: {} };
    const position = positionOf({
      units: { germany: { 'sz-5': { battleship: 1 }, 'sz-6': { battleship: 1 } } },
      pieces: [other],
    });
    expect(edited(position, setDamaged(FLEET, 1)).pieces).toEqual([
      other,
      { in: 'sz-5', unit: 'battleship', owner: 'germany', count: 1, damaged: true },
    ]);
  });

  test('keep their part in a battle when they are damaged', () => {
    const position = positionOf({
      units: { germany: { 'sz-5': { battleship: 2 } } },
      pieces: [{ in: 'sz-5', unit: 'battleship', owner: 'germany', count: 2, battle: {} }],
    });
    const one = edited(position, setDamaged(FLEET, 1));
    const entry = { in: 'sz-5', unit: 'battleship', owner: 'germany', count: 1, battle: {} };
    expect(one.pieces).toEqual([entry, { ...entry, damaged: true }]);
    expect(edited(one, setDamaged(FLEET, 0)).pieces).toEqual([entry, entry]);
  });
});

describe('cargo', () => {
  const sea = { units: { germany: { 'sz-5': { transport: 2 } }, japan: { 'sz-5': { transport: 1 } } } };
  const infantry = { power: 'germany', type: 'infantry' };
  const tank = { power: 'germany', type: 'tank' };

  test('goes aboard ships with room, one after the other', () => {
    let position = positionOf(sea);
    for (const passenger of [infantry, tank, infantry, tank])
      position = edited(position, putAboard(TRANSPORTS, passenger));
    const cargo = position.aboard.map((ship) => ship.cargo.map(({ unit }) => unit));
    expect(cargo).toEqual([
      ['infantry', 'tank'],
      ['infantry', 'tank'],
    ]);
    expect(faultsIn(position)).toEqual([]);
    expect(edited(position, putAboard(TRANSPORTS, tank))).toBe(position);
    expect(shipsWithRoomFor(position, 'sz-5', tank)).toEqual([{ space: 'sz-5', power: 'japan', type: 'transport' }]);
    expect(shipsWithRoomFor(position, 'sz-5', { power: 'soviet-union', type: 'tank' })).toEqual([]);
    expect(shipsWithRoomFor(position, 'sz-5', { power: 'germany', type: 'fighter' })).toEqual([]);
  });

  test('makes room by one that changes ships: the second infantry goes beside the tank', () => {
    let position = positionOf(sea);
    for (const passenger of [infantry, infantry, tank, tank])
      position = edited(position, putAboard(TRANSPORTS, passenger));
    expect(position.aboard.map((ship) => ship.cargo.map(({ unit }) => unit))).toEqual([
      ['infantry', 'tank'],
      ['tank', 'infantry'],
    ]);
    expect(faultsIn(position)).toEqual([]);
  });

  test('is taken out again; the ship keeps what else is said of it', () => {
    const position = positionOf({
      ...sea,
      units: { germany: { 'sz-5': { transport: 1 } } },
      pieces: [{ in: 'sz-5', unit: 'transport', owner: 'germany', count: 1, emptiedIn: 1 }],
    });
    const loaded = edited(position, putAboard(TRANSPORTS, infantry));
    expect(loaded.pieces).toEqual([]);
    expect(loaded.aboard).toMatchObject([{ emptiedIn: 1, cargo: [{ unit: 'infantry' }] }]);
    const empty = edited(loaded, takeOffBoard(0, 0));
    expect([empty.aboard, empty.pieces]).toEqual([[], position.pieces]);
    expect(edited(position, takeOffBoard(3, 0))).toBe(position);
  });
});

describe('the turn', () => {
  test('begins anew with another phase: nothing is done, bought or being fought', () => {
    const position = positionOf({
      power: 'soviet-union',
      phase: 'conduct-combat',
      units: { germany: { germany: { tank: 1 } }, 'soviet-union': { germany: { infantry: 1 } } },
      purchased: { infantry: 2 },
      pieces: [
        {
          in: 'germany',
          unit: 'infantry',
          owner: 'soviet-union',
          deed: { route: ['eastern-europe', 'germany'], phase: 'combat-move', did: 'moved' },
        },
      ],
      turn: { battles: [{ space: 'germany', kind: 'land' }] },
    });
    const next = edited(position, beginPhase('soviet-union', 'noncombat-move'));
    expect([next.turn, next.pieces, next.purchased]).toEqual([undefined, [], { infantry: 2 }]);
    expect(faultsIn(next)).toEqual(['units.soviet-union.germany.infantry (MAP-2)']);
    expect(edited(position, beginPhase('germany', 'purchase-units')).purchased).toEqual({});
  });

  test('takes fighters out of carriers in which they were kept for combat', () => {
    const position = positionOf({
      edition: 'revised',
      units: { germany: { 'sz-5': { carrier: 1, fighter: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'carrier', owner: 'germany', cargo: [{ unit: 'fighter', owner: 'germany' }] }],
    });
    expect(faultsIn(position)).toEqual([]);
    const next = edited(position, beginPhase('japan', 'purchase-units'));
    expect([next.units.germany, next.aboard]).toEqual([{ 'sz-5': { carrier: 1, fighter: 2 } }, []]);
    expect(faultsIn(next)).toEqual([]);
  });

  test('has a round, purchases and treasuries within limits', () => {
    const position = edited(
      positionOf(),
      setRound(0),
      setPurchased('tank', 3),
      setPurchased('infantry', -1),
      setTreasury('japan', 17.9),
      setTreasury('germany', Number.NaN),
    );
    expect([position.round, position.purchased, position.treasury]).toEqual([
      1,
      { tank: 3 },
      { japan: 17, germany: 0 },
    ]);
    expect(edited(position, setPurchased('tank', 0)).purchased).toEqual({});
  });

  test('of another round lets transports rest no longer', () => {
    const position = positionOf({
      units: { germany: { 'sz-5': { transport: 1 } } },
      pieces: [{ in: 'sz-5', unit: 'transport', owner: 'germany', emptiedIn: 1 }],
    });
    expect(edited(position, setRound(2)).pieces).toEqual([]);
  });
});

describe('control and possessions', () => {
  test('of a territory change hands; what is as in the set-up is not said', () => {
    const lost = edited(positionOf(), giveControl('karelia', 'germany'));
    expect([lost.control, controllerOf(lost, 'karelia')]).toEqual([{ karelia: 'germany' }, 'germany']);
    const again = edited(lost, giveControl('karelia', 'soviet-union'));
    expect([again.control, controllerOf(again, 'karelia')]).toEqual([{}, 'soviet-union']);
    expect(edited(again, giveControl('sz-5', 'germany'), giveControl('switzerland', 'germany'))).toBe(again);
    expect(['karelia', 'sz-5', 'switzerland'].map((id) => canBeHeld(again, id))).toEqual([true, false, false]);
    expect(['sz-5', 'switzerland'].map((id) => controllerOf(again, id))).toEqual([null, null]);
  });

  const revised = positionOf({ edition: 'revised', phase: 'purchase-units' });

  test('complexes are placed and taken away', () => {
    const placed = edited(revised, setComplex('anglo-egypt', true));
    expect(hasComplexAt(placed, 'anglo-egypt')).toBe(true);
    expect(edited(placed, setComplex('anglo-egypt', false)).complexes).toBeUndefined();
    expect(edited(revised, setComplex('germany', false)).complexes).not.toContain('germany');
  });

  test('developments and advantages are given and taken, with all that came of them', () => {
    const given = edited(
      revised,
      setDevelopment('germany', 'rockets', true),
      setAdvantage('germany', 'luftwaffe-dive-bombers', true),
      setSpent('luftwaffe-dive-bombers', true),
    );
    expect([given.developments, given.advantages, given.spentAdvantages]).toEqual([
      { germany: ['rockets'] },
      { germany: ['luftwaffe-dive-bombers'] },
      ['luftwaffe-dive-bombers'],
    ]);
    const taken = edited(
      given,
      setDevelopment('germany', 'rockets', false),
      setAdvantage('germany', 'luftwaffe-dive-bombers', false),
    );
    expect([taken.developments, taken.advantages, taken.spentAdvantages]).toEqual([{}, {}, []]);
  });
});
