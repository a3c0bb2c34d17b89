import { describe, expect, test } from 'vitest';
import { awaiting, type GameState } from '../../../src/engine/axis-allies/index.ts';
import { waitsFor, ashore, atSea, cameToSea, type Counts, hit, miss, strike } from './rules/battle.ts';
import { after, endPhase, fight, game, load, move, offload, one, type Order } from './rules/position.ts';

/** The types of the suggested casualties; fails if no casualties are to be chosen. */
function suggested(state: GameState): readonly string[] {
  const waits = awaiting(state);
  if (waits.kind !== 'casualties') throw new Error(`casualties are not asked for, but: ${waitsFor(state)}`);
  return waits.suggestion.map((id) => state.units[id]?.type ?? id);
}

/**
 * The suggested casualties after this many hits in a land battle. The expensive units come first in the position, so
 * that a result in another order is due to the suggestion.
 */
const defending = (defenders: Counts, hits: number) =>
  suggested(after(ashore({ tank: 5 }, defenders), hit({ surface: hits })));
const attacking = (attackers: Counts, hits: number) =>
  suggested(after(ashore(attackers, { tank: 5 }), miss, hit({ surface: hits })));
const atSeaDefending = (defenders: Counts, hits: number) =>
  suggested(after(atSea({ battleship: 2, destroyer: 2 }, defenders), hit({ surface: hits })));

describe('the suggested casualties', () => {
  test('are the cheapest units', () => {
    expect(defending({ bomber: 1, fighter: 1, tank: 1, infantry: 1 }, 1)).toEqual(['infantry']);
    expect(defending({ bomber: 1, fighter: 1, tank: 1, infantry: 1 }, 3)).toEqual(['infantry', 'tank', 'fighter']);
  });

  test('keep the attacker’s most expensive land unit to capture the territory', () => {
    expect(attacking({ bomber: 1, fighter: 1, tank: 1, infantry: 1 }, 1)).toEqual(['infantry']);
    expect(attacking({ bomber: 1, fighter: 1, tank: 1, infantry: 1 }, 2)).toEqual(['infantry', 'fighter']);
    expect(attacking({ bomber: 1, fighter: 1, infantry: 1 }, 1)).toEqual(['fighter']);
    expect(attacking({ bomber: 1, fighter: 1 }, 1)).toEqual(['fighter']);
  });

  test('keep no land unit for the defender, who controls the territory', () => {
    expect(defending({ fighter: 1, infantry: 1 }, 1)).toEqual(['infantry']);
  });

  test('begin with hits that only damage battleships', () => {
    expect(atSeaDefending({ battleship: 1, carrier: 1, destroyer: 1 }, 1)).toEqual(['battleship']);
    expect(atSeaDefending({ battleship: 1, carrier: 1, destroyer: 1 }, 2)).toEqual(['battleship', 'destroyer']);
    expect(atSeaDefending({ battleship: 2, destroyer: 1 }, 2)).toEqual(['battleship', 'battleship']);
  });

  test('include a damaged battleship according to its cost', () => {
    const start = after(atSea({ battleship: 1, submarine: 1 }, { battleship: 1, destroyer: 1 }), hit({ surface: 1 }));
    const next = after(
      start,
      (state: GameState) => ({ type: 'casualties', units: [one(state, 'sz-8', 'battleship', 'united-kingdom')] }),
      miss,
    );
    expect(suggested(after(next, hit({ surface: 1 })))).toEqual(['destroyer']);
  });

  test('include transports last', () => {
    const fleet = after(
      cameToSea({ battleship: 1, destroyer: 2 }, {}, { carrier: 1, destroyer: 1, transport: 2 }),
      hit({ surface: 3 }),
    );
    expect(suggested(fleet).toSorted()).toEqual(['carrier', 'destroyer', 'transport']);
  });

  test('keep no land unit at sea', () => {
    const fleet = after(cameToSea({ destroyer: 1, carrier: 1 }, {}, { battleship: 1 }), miss, hit({ surface: 1 }));
    expect(suggested(fleet)).toEqual(['destroyer']);
  });
});

/** Whether casualties are to be chosen, not forced. */
const isChoice = (start: GameState, ...orders: readonly Order[]): boolean =>
  awaiting(after(start, ...orders)).kind === 'casualties';

describe('casualties are forced', () => {
  test('if all units are identical, or all are lost', () => {
    expect(isChoice(ashore({ tank: 2 }, { infantry: 3 }), hit({ surface: 2 }))).toBe(false);
    expect(isChoice(ashore({ tank: 2 }, { infantry: 1, tank: 1 }), hit({ surface: 2 }))).toBe(false);
    expect(isChoice(ashore({ tank: 2 }, { infantry: 1, tank: 1 }), hit({ surface: 1 }))).toBe(true);
  });

  test('if the hits can be assigned to only one type', () => {
    const state = cameToSea({ submarine: 2 }, {}, { carrier: 2, fighter: 2 });
    expect(isChoice(state, strike, hit({ submarine: 1 }))).toBe(false);
  });

  test('unless several hits can damage several battleships or sink one', () => {
    const fleet = atSea({ battleship: 2 }, { battleship: 2 });
    expect(isChoice(fleet, hit({ surface: 1 }))).toBe(false);
    expect(isChoice(fleet, hit({ surface: 2 }))).toBe(true);
  });

  test('unless aircraft have flown different distances', () => {
    const raid = (first: string, second: string) =>
      after(
        game({
          power: 'germany',
          units: {
            germany: {
              [first]: { fighter: 1 },
              ...(first === second ? { [first]: { fighter: 2 } } : { [second]: { fighter: 1 } }),
            },
            'soviet-union': { karelia: { tank: 3 } },
          },
        }),
        ...[...new Set([first, second])].map((from) =>
          move(from, first === second ? { fighter: 2 } : { fighter: 1 }, 'karelia'),
        ),
        endPhase,
        fight('karelia'),
      );
    expect(isChoice(raid('germany', 'germany'), miss, hit({ surface: 1 }))).toBe(false);
    expect(isChoice(raid('germany', 'eastern-europe'), miss, hit({ surface: 1 }))).toBe(true);
  });

  /** Fighters without a destroyer can hit only transports, because the other defender is a submarine. */
  const holds = (...cargo: readonly (readonly string[])[]) =>
    after(
      cameToSea(
        { battleship: 1 },
        { fighter: 2 },
        { transport: cargo.length, submarine: 1 },
        {
          aboard: cargo.map((types) => ({
            in: 'sz-8',
            ship: 'transport',
            owner: 'united-kingdom',
            cargo: types.map((unit) => ({ unit, owner: 'united-kingdom' })),
          })),
        },
      ),
      strike,
      miss,
    );

  test('unless transports carry different cargo', () => {
    expect(isChoice(holds(['tank', 'infantry'], ['tank', 'infantry']), hit({ air: 1 }))).toBe(false);
    expect(isChoice(holds(['tank', 'infantry'], ['tank']), hit({ air: 1 }))).toBe(true);
    expect(isChoice(holds(['tank'], ['infantry']), hit({ air: 1 }))).toBe(true);
    expect(isChoice(holds(['tank', 'infantry'], ['infantry', 'tank']), hit({ air: 1 }))).toBe(false);
  });

  test('unless some came from the sea', () => {
    const landing = after(
      game({
        power: 'germany',
        units: {
          germany: { germany: { infantry: 1 }, 'eastern-europe': { infantry: 1 }, 'sz-5': { transport: 1 } },
          'soviet-union': { karelia: { tank: 3 } },
        },
      }),
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      move('eastern-europe', { infantry: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
    );
    expect(isChoice(landing, miss, hit({ surface: 1 }))).toBe(true);
  });
});
