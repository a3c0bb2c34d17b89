import { describe, expect, test } from 'vitest';
import type { GameEvent, GameState, Unit } from '../../../src/engine/axis-allies/index.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { positionAt, animatedUnitsOf, startedUnits, withoutUnits } from '../../../src/map/motion/animatedUnits.ts';
import { animationOf, beatsOf, tweensOf } from '../../../src/map/motion/tweens.ts';
import { edition, boardData, opening, paramsAt, shapes } from '../openingBoard.ts';

const PIECES: readonly Unit[] = [
  { id: 'a', type: 'infantry', owner: 'germany', space: 'germany' },
  { id: 'b', type: 'infantry', owner: 'germany', space: 'germany' },
  { id: 'c', type: 'tank', owner: 'germany', space: 'germany' },
  { id: 'ship', type: 'transport', owner: 'united-states', space: 'sz-11' },
  { id: 'cargo', type: 'tank', owner: 'united-states', space: 'sz-11', aboard: 'ship' },
];
const before: GameState = { ...opening, units: Object.fromEntries(PIECES.map((unit) => [unit.id, unit])) };

const moved = (...legs: readonly (readonly [unit: string, ...route: string[]])[]): GameEvent => ({
  type: 'units-moved',
  power: 'germany',
  legs: legs.map(([unit, ...route]) => ({ unit, route })),
  cargo: [],
});
const lost: GameEvent = { type: 'units-destroyed', units: ['a', 'c'], why: 'casualty' };
const taken: GameEvent = {
  type: 'territory-captured',
  space: 'karelia',
  by: 'germany',
  from: 'soviet-union',
  to: 'germany',
};

describe('the tweens of events', () => {
  test('units with the same route move together, all of an order at the same time', () => {
    const tweens = tweensOf(
      [
        moved(
          ['a', 'germany', 'eastern-europe'],
          ['c', 'germany', 'eastern-europe', 'ukraine'],
          ['b', 'germany', 'eastern-europe'],
        ),
      ],
      before,
    );
    expect(
      tweens.map((tween) => [
        tween.kind,
        tween.kind === 'move' ? [tween.units.map(({ id }) => id), tween.route] : null,
        tween.begin,
      ]),
    ).toEqual([
      [
        'move',
        [
          ['a', 'b'],
          ['germany', 'eastern-europe'],
        ],
        0,
      ],
      ['move', [['c'], ['germany', 'eastern-europe', 'ukraine']], 0],
    ]);
  });

  test('cargo moves with its ship through all its zones', () => {
    const sails: GameEvent = {
      type: 'units-moved',
      power: 'united-states',
      legs: [{ unit: 'ship', route: ['sz-11', 'sz-10', 'sz-8'] }],
      cargo: [{ unit: 'cargo', to: 'sz-8' }],
    };
    expect(tweensOf([sails], before)).toMatchObject([
      { kind: 'move', units: [{ id: 'ship' }, { id: 'cargo', aboard: 'ship' }], route: ['sz-11', 'sz-10', 'sz-8'] },
    ]);
  });

  test('offloaded units leave their ship, and the territory is captured after they arrive', () => {
    const ashore: GameEvent = { type: 'units-offloaded', units: ['cargo'], from: 'sz-11', to: 'karelia' };
    const tweens = tweensOf([ashore, taken], before);
    expect(tweens.map(({ kind }) => kind)).toEqual(['move', 'capture']);
    expect(tweens[0]).toMatchObject({ units: [{ id: 'cargo' }], route: ['sz-11', 'karelia'] });
    expect(tweens[0]?.kind === 'move' && tweens[0].units[0]?.aboard).toBe(undefined);
    expect(tweens[1]?.begin).toBe(tweens[0]?.end);
  });

  test('destroyed units fade where they are by then', () => {
    const tweens = tweensOf([moved(['a', 'germany', 'eastern-europe']), lost], before);
    expect(tweens.slice(1)).toMatchObject([
      { kind: 'fade', space: 'eastern-europe', units: [{ id: 'a' }] },
      { kind: 'fade', space: 'germany', units: [{ id: 'c' }] },
    ]);
    expect(tweens[1]?.begin).toBe(1);
    expect(beatsOf(tweens)).toBeGreaterThan(1);
  });

  test('a unit starts again only after it has arrived', () => {
    const tweens = tweensOf(
      [
        moved(['a', 'germany', 'eastern-europe']),
        moved(['b', 'germany', 'western-europe']),
        moved(['a', 'eastern-europe', 'ukraine']),
      ],
      before,
    );
    expect(tweens.map(({ begin }) => begin)).toEqual([0, 0, 1]);
  });

  test('a new unit drops in; units that stay and changes of income are not animated', () => {
    const unit: Unit = { id: 'new', type: 'infantry', owner: 'germany', space: 'germany' };
    const events: readonly GameEvent[] = [
      { type: 'unit-mobilized', unit, complex: 'germany' },
      { type: 'income-collected', power: 'germany', ipcs: 9 },
      moved(['a', 'germany', 'germany']),
      { type: 'units-retreated', units: ['b'], cargo: [], to: null },
    ];
    expect(tweensOf(events, before)).toEqual([{ kind: 'drop', space: 'germany', units: [unit], begin: 0, end: 0.6 }]);
  });
});

describe('the length of an animation', () => {
  const events = [moved(['a', 'germany', 'eastern-europe']), taken, lost];

  test('is limited, and shorter when quick than when calm', () => {
    const long = Array.from({ length: 9 }, (_, i) => moved(['a', 'germany', i % 2 === 0 ? 'ukraine' : 'karelia']));
    for (const sequence of [events, long]) {
      expect(animationOf(sequence, before, 'quick', false)?.milliseconds).toBeLessThanOrEqual(600);
      expect(animationOf(sequence, before, 'calm', false)?.milliseconds).toBeLessThanOrEqual(1800);
    }
    expect(animationOf(events, before, 'calm', false)?.milliseconds).toBeGreaterThan(
      animationOf(events, before, 'quick', false)?.milliseconds ?? Infinity,
    );
  });

  test('is none without motion or without visible changes', () => {
    expect(animationOf(events, before, 'off', false)).toBeNull();
    expect(animationOf(events, before, 'calm', true)).toBeNull();
    expect(animationOf([], before, 'calm', false)).toBeNull();
    expect(animationOf(events, null, 'calm', false)).toBeNull();
  });
});

describe('animated units', () => {
  const layout = computeLayout(sceneOf(before, edition.turnOrder, []), shapes.spaces, boardData, paramsAt(0.8));
  const anchors = new Map(shapes.spaces.map(({ id, anchor }) => [id, anchor]));
  const animate = (...events: readonly GameEvent[]) =>
    animatedUnitsOf(tweensOf(events, before), layout, (space) => anchors.get(space), edition.turnOrder, shapes.width);
  const first = <T>([one]: readonly T[]): T => {
    if (one === undefined) throw new Error('none');
    return one;
  };

  test('start where the layout has them and end at their destination', () => {
    const animated = first(animate(moved(['a', 'germany', 'eastern-europe'])));
    const placed = first(layout.blocks.filter(({ space }) => space === 'germany'));
    const start = positionAt(animated, 0, shapes.width);
    expect(Math.hypot((start?.x ?? 0) - placed.x, (start?.y ?? 0) - placed.y) * layout.zoom).toBeLessThan(
      placed.block.width,
    );
    const end = positionAt(animated, 1, shapes.width);
    const [x = NaN, y = NaN] = anchors.get('eastern-europe') ?? [];
    // Up to the rounding of sums.
    expect(end?.x).toBeCloseTo(x, 9);
    expect(end?.y).toBeCloseTo(y, 9);
    expect(animated.block.pieces.map(({ kind, stack }) => [kind, stack?.count])).toEqual([['counter', 1]]);
  });

  test('take the short way round the world', () => {
    const [from, to] = ['sz-11', 'sz-10'].map((space) => anchors.get(space)?.[0] ?? 0);
    const distance = Math.abs((from ?? 0) - (to ?? 0));
    const shortest = Math.min(distance, shapes.width - distance);
    const animated = first(animate(moved(['ship', 'sz-11', 'sz-10'])));
    const xs = animated.path.map(([x]) => x);
    expect(Math.abs((xs.at(-1) ?? 0) - (xs[0] ?? 0))).toBeLessThan(shortest + 60);
  });

  test('are hidden before their tween begins, and fade out when destroyed', () => {
    const [move, fade] = animate(moved(['b', 'germany', 'eastern-europe']), lost);
    if (!move || !fade) throw new Error('none');
    expect(positionAt(fade, 0.5, shapes.width)).toBeNull();
    expect(positionAt(fade, 1.01, shapes.width)?.alpha).toBeGreaterThan(0.9);
    expect(positionAt(fade, 9, shapes.width)?.alpha).toBe(0);
  });

  test('include their cargo', () => {
    const sails: GameEvent = {
      type: 'units-moved',
      power: 'united-states',
      legs: [{ unit: 'ship', route: ['sz-11', 'sz-10'] }],
      cargo: [{ unit: 'cargo', to: 'sz-10' }],
    };
    expect(first(animate(sails)).block.pieces.map(({ kind }) => kind)).toEqual(['counter', 'cargo']);
  });

  test('are removed from the layout when they start, and no others are', () => {
    const tweens = tweensOf([moved(['b', 'germany', 'eastern-europe']), lost], before);
    expect([...startedUnits(tweens, 0)]).toEqual(['b']);
    expect([...startedUnits(tweens, 1)].toSorted()).toEqual(['a', 'b', 'c']);
    const counts = (gone: ReadonlySet<string>) =>
      withoutUnits(layout, gone).blocks.flatMap(({ block }) =>
        block.pieces.map(({ kind, stack }) => stack?.count ?? kind),
      );
    expect(counts(new Set())).toEqual(['emblem', 2, 1, 'emblem', 1, 1]);
    expect(counts(new Set(['b']))).toEqual(['emblem', 1, 1, 'emblem', 1, 1]);
    expect(counts(new Set(['a', 'b', 'c']))).toEqual(['emblem', 1, 1]);
    expect(counts(new Set(['cargo']))).toEqual(['emblem', 2, 1, 'emblem', 1]);
  });
});
