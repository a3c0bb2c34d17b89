import { describe, expect, test } from 'vitest';
import { awaiting, play, type GameState } from '../../../src/engine/axis-allies/index.ts';
import { unitsWith } from '../../../src/engine/axis-allies/pieces.ts';
import { addFleetEdition } from './editions/fleetEdition.ts';
import { atSea, count, expectOver, hit, lose, miss } from './rules/battle.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, move, one } from './rules/position.ts';

/** Damage that outlives the battle, and carriers without a deck. */

const UK = 'united-kingdom';
const US = 'united-states';

/** Ships in zone 7 are repaired when their owner's purchase phase ends. */
const edition = addFleetEdition(
  'lasting-damage',
  {},
  {
    repairs: (state) =>
      unitsWith(state, 'damaged').flatMap(({ id, owner, space }) =>
        owner === state.power && space === 'sz-7' ? [id] : [],
      ),
  },
);

const damaged = (state: GameState): readonly string[] => unitsWith(state, 'damaged').map(({ type }) => type);

/** A British carrier with an American guest meets a German destroyer in zone 8. */
const withGuest = (ships: Readonly<Record<string, number>>): GameState =>
  after(
    game({
      edition,
      power: UK,
      phase: 'conduct-combat',
      units: {
        [UK]: { 'sz-8': ships, 'sz-6': { destroyer: 1 } },
        [US]: { 'sz-8': { fighter: 1 } },
        germany: { 'sz-8': { destroyer: 1 } },
      },
    }),
    fight('sz-8'),
  );

/** The same carrier, damaged, with the guest shut in. */
const trapped = (zone: string, more: object) =>
  game({
    edition,
    power: UK,
    units: { [UK]: { [zone]: { carrier: 1 } } },
    aboard: [{ in: zone, ship: 'carrier', owner: UK, damaged: true, cargo: [{ unit: 'fighter', owner: US }] }],
    ...more,
  });

describe('damage that lasts', () => {
  test('CAR-1: a ship stays damaged after the battle', () => {
    const state = after(
      atSea({ destroyer: 1 }, { battleship: 1 }, { edition }),
      hit({ surface: 1 }),
      hit({ surface: 1 }),
    );
    expectOver(state);
    expect(damaged(state)).toEqual(['battleship']);
  });

  test('COM-12: a ship damaged in an earlier turn sinks with one hit', () => {
    const state = atSea(
      { destroyer: 1 },
      { battleship: 1 },
      { edition, pieces: [{ in: 'sz-8', unit: 'battleship', owner: UK, damaged: true }] },
    );
    expectOver(after(state, hit({ surface: 1 }), miss));
  });

  test('NB-3: it is repaired when its purchase phase ends where the rule says so, and elsewhere it is not', () => {
    const state = game({
      edition,
      power: UK,
      phase: 'purchase-units',
      units: { [UK]: { 'sz-7': { battleship: 1 }, 'sz-8': { carrier: 1 } }, [US]: { 'sz-7': { battleship: 1 } } },
      pieces: [
        { in: 'sz-7', unit: 'battleship', owner: UK, damaged: true },
        { in: 'sz-7', unit: 'battleship', owner: US, damaged: true },
        { in: 'sz-8', unit: 'carrier', owner: UK, damaged: true },
      ],
    });
    const repaired = after(state, endPhase);
    expect(
      unitsWith(repaired, 'damaged')
        .map(({ owner, type }) => `${owner} ${type}`)
        .sort(),
    ).toEqual([`${UK} carrier`, `${US} battleship`]);
  });
});

describe('damaged carriers', () => {
  test('CAR-3: nothing lands on one', () => {
    const state = game({
      edition,
      power: UK,
      phase: 'noncombat-move',
      units: { [UK]: { 'sz-8': { carrier: 1 }, 'united-kingdom': { fighter: 1 } } },
      pieces: [{ in: 'sz-8', unit: 'carrier', owner: UK, damaged: true }],
    });
    expectRefused(state, move('united-kingdom', { fighter: 1 }, 'sz-8'), 'NCM-5', 'not-a-landing-place');
  });

  test('CAR-3, CAR-6: a guest is shut in by the first hit', () => {
    const state = after(withGuest({ carrier: 1, destroyer: 1 }), miss, hit({ surface: 1 }), lose({ carrier: 1 }));
    expect(state.units[one(state, 'sz-8', 'fighter', US)]?.aboard).toBe(one(state, 'sz-8', 'carrier', UK));
    expect(damaged(state)).toEqual(['carrier']);
  });

  test('CAR-3: another friendly deck in the zone saves it from that', () => {
    const state = after(withGuest({ carrier: 2 }), hit({ surface: 1 }));
    expect(state.units[one(state, 'sz-8', 'fighter', US)]?.aboard).toBeUndefined();
  });

  test('CAR-3, COM-13: with one carrier sunk and another damaged by the same roll, guests are shut in on that', () => {
    const state = after(
      game({
        edition,
        power: UK,
        phase: 'conduct-combat',
        units: {
          [UK]: { 'sz-8': { carrier: 2, destroyer: 1 } },
          [US]: { 'sz-8': { fighter: 2 } },
          germany: { 'sz-8': { destroyer: 3 } },
        },
      }),
      fight('sz-8'),
      miss,
      hit({ surface: 3 }),
    );
    const [first = '', second = ''] = Object.values(state.units)
      .filter(({ type }) => type === 'carrier')
      .map(({ id }) => id);
    const chosen = after(state, { type: 'casualties', units: [first, first, second] });
    const guests = Object.values(chosen.units).filter(({ type }) => type === 'fighter');
    expect(guests.map(({ aboard }) => aboard)).toEqual([second, second]);
    expect(chosen.units[first]).toBeUndefined();
  });

  test('CAR-3: it is lost with the carrier', () => {
    const state = after(withGuest({ carrier: 1 }), hit({ surface: 1 }), hit({ surface: 1 }));
    expect(countsIn(state, 'sz-8')).toEqual({ destroyer: 1 });
  });

  test('CAR-3: shut in, it does not move in its own turn, and goes where the carrier goes', () => {
    const own = trapped('sz-8', { power: US });
    expectRefused(own, move('sz-8', { fighter: 1 }, 'sz-7'), 'CAR-3', 'cargo-moves-with-ship');
    expect(play(own, endPhase).ok).toBe(true);
    const sailed = after(trapped('sz-8', { phase: 'noncombat-move' }), move('sz-8', { carrier: 1 }, 'sz-7'));
    expect(countsIn(sailed, 'sz-7')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('CAR-3, NB-3: once the carrier is repaired it is free', () => {
    const state = after(trapped('sz-7', { phase: 'purchase-units' }), endPhase);
    expect(damaged(state)).toEqual([]);
    expect(state.units[one(state, 'sz-7', 'fighter', US)]?.aboard).toBeUndefined();
  });

  test('CAR-4: attacked, what is aboard a damaged one is cargo', () => {
    const state = after(
      trapped('sz-8', {
        power: 'germany',
        phase: 'conduct-combat',
        units: { [UK]: { 'sz-8': { carrier: 1 } }, germany: { 'sz-8': { cruiser: 1 } } },
      }),
      fight('sz-8'),
    );
    expect(count(state, state.battle!.defenders)).toEqual({ carrier: 1 });
    expect(countsIn(after(state, hit({ surface: 1 }), miss), 'sz-8')).toEqual({ cruiser: 1 });
  });

  test('CAR-4, CAR-5: aircraft of a carrier that was whole defend, and leave it when it is damaged', () => {
    const begun = atSea({ cruiser: 1 }, { carrier: 1, fighter: 1 }, { edition });
    expect(count(begun, begun.battle!.defenders)).toEqual({ carrier: 1, fighter: 1 });
    const state = after(begun, hit({ surface: 1 }), lose({ carrier: 1 }), hit({ air: 1 }));
    expectOver(state);
    const later = after(state, endPhase);
    expect(awaiting(later)).toMatchObject({ kind: 'command' });
    expect(countsIn(later, 'united-kingdom')).toEqual({ fighter: 1 });
  });
});
