import { describe, expect, it } from 'vitest';
import { battlesToCome, reach, type GameState } from '../../../src/engine/axis-allies/index.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { placeSigns, signRoom } from '../../../src/map/layout/placeSigns.ts';
import type { SignItem } from '../../../src/games/face/scene.ts';
import { plateRoom } from '../../../src/map/layout/plate.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { livelySteps } from '../../engine/axis-allies/properties/dense.ts';
import { edition, boardData, opening, paramsAt, shapes } from '../openingBoard.ts';

const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
/** Zoom and scale: from the whole world on a phone to zoomed in on a wall. */
const VIEWS = [
  [0.3, 1],
  [0.42, 1],
  [0.55, 1],
  [0.8, 1],
  [1.3, 1],
  [2.4, 1],
  [0.45, 1.25],
  [0.9, 1.25],
  [0.6, 1.875],
  [1.1, 1.875],
] as const;

/** For each power in lively play, the state with the most pending battles. */
const positions: readonly GameState[] = ['badges', 'plates', 'pips'].flatMap((seed) => {
  const most = new Map<string, GameState>();
  for (const { after } of livelySteps(opening, seed, 250)) {
    const known = most.get(after.power);
    if (battlesToCome(after).length > (known === undefined ? 0 : battlesToCome(known).length))
      most.set(after.power, after);
  }
  return [...most.values()];
});

const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
  Math.abs(wrappedDelta(a.x, b.x, shapes.width)) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;

/** All signs that could be on the map at once: battles, strengths on arrows, and everything that any unit can do. */
function signsOf(game: GameState, zoom: number, scale: number, hasChances: boolean) {
  const layout = computeLayout(
    sceneOf(game, edition.turnOrder, [], hasChances),
    shapes.spaces,
    boardData,
    paramsAt(zoom, 0.3, scale),
  );
  const own = Object.values(game.units).flatMap(({ id, owner }) => (owner === game.power ? [id] : []));
  const targets = new Set(own.flatMap((unit) => reach(game, [unit]).map(({ space }) => space)));
  const battles = new Set(layout.signs.map(({ space }) => space));
  const attack: SignItem = { kind: 'badge', sign: 'attack' };
  const gain: SignItem = { kind: 'chance', text: '+3' };
  const rows = [...targets].map((space) => ({ space, items: battles.has(space) ? [attack] : [attack, gain] }));
  return {
    counters: layout.blocks.flatMap(({ x, y, block }) =>
      block.pieces.map((piece): LayoutBox => ({
        x: x + (piece.x + piece.width / 2 - block.width / 2) / layout.zoom,
        y: y + (piece.y + piece.height / 2 - block.height / 2) / layout.zoom,
        width: piece.width / layout.zoom,
        height: piece.height / layout.zoom,
      })),
    ),
    signs: [
      ...layout.signs,
      ...layout.arrows.map((arrow) => plateRoom(arrow, layout.detail, layout.zoom)),
      ...placeSigns(rows, byId, signRoom(layout, boardData.grid)),
    ],
  };
}

describe('badges with dice and points', () => {
  it('are tested with many battles', () => {
    expect(positions.length).toBeGreaterThan(6);
    expect(Math.max(...positions.map((game) => battlesToCome(game).length))).toBeGreaterThan(3);
  });

  it.each<[zoom: number, scale: number, hasChances: boolean]>([
    ...VIEWS.map(([zoom, scale]): [number, number, boolean] => [zoom, scale, false]),
    [0.3, 1, true],
    [1.3, 1, true],
    [0.6, 1.875, true],
  ])('cover no counter and do not overlap at zoom %f and scale %f, with chances: %s', (zoom, scale, hasChances) => {
    for (const game of positions) {
      const { counters, signs } = signsOf(game, zoom, scale, hasChances);
      expect(signs.length).toBeGreaterThan(0);
      expect(signs.filter((sign) => counters.some((counter) => overlap(sign, counter)))).toEqual([]);
      const overlapping = signs.filter((sign, i) => signs.slice(i + 1).some((other) => overlap(sign, other)));
      expect(overlapping).toEqual([]);
    }
  });
});
