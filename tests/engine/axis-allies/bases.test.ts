import { describe, expect, test } from 'vitest';
import { movesLeft } from '../../../src/engine/axis-allies/moves/readiness.ts';
import boardFile from '../../../rules/1941/board.json' with { type: 'json' };
import { industrialComplex, PLAIN } from '../../../src/engine/axis-allies/facilityKinds.ts';
import { boardOf, reach, type GameState } from '../../../src/engine/axis-allies/index.ts';
import { addFleetEdition } from './editions/fleetEdition.ts';
import { after, endPhase, expectRefused, game, move, one, type Scene } from './rules/position.ts';

/** Units go farther that began the turn at an air or a naval base. */

const UK = 'united-kingdom';
const US = 'united-states';

/** Bases of both kinds in the United Kingdom. */
const BASES = [
  industrialComplex(null),
  { ...PLAIN, id: 'air-base', adds: { ...PLAIN.adds, air: 1 } },
  { ...PLAIN, id: 'naval-base', adds: { ...PLAIN.adds, sea: 1 } },
];
const inBritain = (space: { readonly id: string }): object =>
  space.id === UK ? { ...space, airBase: true, navalBase: true } : space;

const edition = addFleetEdition('fleet-bases', { spaces: boardFile.spaces.map(inBritain) }, { facilities: BASES });
const without = addFleetEdition('no-bases');

const scene = (more: Partial<Scene> = {}): Scene => ({
  power: UK,
  units: {
    [UK]: { 'united-kingdom': { fighter: 1 }, 'sz-8': { cruiser: 1, transport: 1 }, 'sz-12': { cruiser: 1 } },
  },
  ...more,
});

const left = (state: GameState, space: string, type: string): number =>
  movesLeft(state, state.units[one(state, space, type)]!);

/** How far the unit can be sent, counted by the shortest way. */
const farthest = (state: GameState, space: string, type: string): number =>
  Math.max(...reach(state, [one(state, space, type)]).map((found) => boardOf(state).airDistance(space, found.space)));

describe('bases', () => {
  test('NB-2: ships of all kinds go three from a zone that touches the territory of a naval base', () => {
    const state = game({ ...scene({ phase: 'noncombat-move' }), edition });
    expect([left(state, 'sz-8', 'cruiser'), left(state, 'sz-8', 'transport')]).toEqual([3, 3]);
    expect(farthest(state, 'sz-8', 'cruiser')).toBe(3);
    expect(left(state, 'sz-12', 'cruiser')).toBe(2);
    expect(farthest(game({ ...scene({ phase: 'noncombat-move' }), edition: without }), 'sz-8', 'cruiser')).toBe(2);
  });

  test('AB-1: aircraft go one farther from a territory with an air base, both movement phases together', () => {
    const units = { [UK]: { 'united-kingdom': { fighter: 1 } }, germany: { 'sz-12': { transport: 1 } } };
    const state = game({ ...scene({ units }), edition });
    expect(left(state, 'united-kingdom', 'fighter')).toBe(5);
  });

  test('AB-1: not from a carrier beside it', () => {
    const state = game({ ...scene({ units: { [UK]: { 'sz-8': { carrier: 1, fighter: 1 } } } }), edition });
    expect(left(state, 'sz-8', 'fighter')).toBe(4);
  });

  test('AB-1, NB-2: the base may be a friend’s, and serves no enemy', () => {
    const friend = game({
      ...scene({ power: US, units: { [US]: { 'united-kingdom': { fighter: 1 }, 'sz-8': { cruiser: 1 } } } }),
      edition,
    });
    expect([left(friend, 'united-kingdom', 'fighter'), left(friend, 'sz-8', 'cruiser')]).toEqual([5, 3]);
    const enemy = game({ ...scene({ power: 'germany', units: { germany: { 'sz-8': { cruiser: 1 } } } }), edition });
    expect(left(enemy, 'sz-8', 'cruiser')).toBe(2);
  });

  test('NB-2: it counts where the move began, not where it is continued', () => {
    const state = game({ ...scene({ phase: 'noncombat-move' }), edition });
    const sailed = after(state, move('sz-8', { cruiser: 1 }, 'sz-9'));
    expect(left(sailed, 'sz-9', 'cruiser')).toBe(2);
    const arrived = game({
      ...scene({ phase: 'noncombat-move', units: { [UK]: { 'sz-14': { cruiser: 1 } } } }),
      edition,
    });
    expect(left(after(arrived, move('sz-14', { cruiser: 1 }, 'sz-8')), 'sz-8', 'cruiser')).toBe(1);
  });

  test('CM-11: the landing proof counts the point from an air base', () => {
    const attack = (at: string): Scene => ({
      power: UK,
      units: { [UK]: { 'united-kingdom': { fighter: 1 } }, germany: { [at]: { destroyer: 1 } } },
    });
    const zones = boardOf(game({ ...scene(), edition })).zones.filter((zone) => {
      const state = game({ ...attack(zone), edition: without });
      return boardOf(state).airDistance('united-kingdom', zone) === 3;
    });
    const found = zones.filter((zone) => {
      const places = (id: string): readonly string[] => {
        const state = game({ ...attack(zone), edition: id });
        return reach(state, [one(state, 'united-kingdom', 'fighter')]).map(({ space }) => space);
      };
      return places(edition).includes(zone) && !places(without).includes(zone);
    });
    const [zone] = found;
    expect(zone).toBeDefined();
    const order = move('united-kingdom', { fighter: 1 }, zone!);
    expect(after(game({ ...attack(zone!), edition }), order, endPhase).phase).toBe('conduct-combat');
    expectRefused(game({ ...attack(zone!), edition: without }), order, 'CM-11');
  });
});
