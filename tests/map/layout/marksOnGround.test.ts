import { describe, expect, it } from 'vitest';
import { SHELF, type GameState, type Unit } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import type { Point } from '../../../src/geography/shapes.ts';
import { pickIndex, spaceAt } from '../../../src/map/input/picking.ts';
import { hitAt } from '../../../src/map/input/underPointer.ts';
import {
  blocksOf,
  computeLayout,
  emptyLayout,
  type LayoutParams,
  type MapLayout,
} from '../../../src/map/layout/mapLayout.ts';
import { placeSigns, signRoom, type PlacedRow } from '../../../src/map/layout/placeSigns.ts';
import { placeUnits } from '../../../src/map/layout/placeUnits.ts';
import { plateRoom } from '../../../src/map/layout/plate.ts';
import type { SignItem } from '../../../src/games/face/scene.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { runToEnd } from '../../../src/map/scene/timeSlicing.ts';
import { livelySteps } from '../../engine/axis-allies/properties/dense.ts';
import { boardOf, measure } from '../openingBoard.ts';
import { VIEWS } from '../screens.ts';

/** Each kind of mark; the first ones are those that are most. */
const KINDS: readonly (readonly SignItem[])[] = [
  [{ kind: 'badge', sign: 'attack' }],
  [{ kind: 'badge', sign: 'mark-place' }],
  [{ kind: 'badge', sign: 'land' }],
  [{ kind: 'badge', sign: 'mark-fault' }],
  [
    { kind: 'badge', sign: 'mark-must-land' },
    { kind: 'badge', sign: 'move' },
  ],
  [{ kind: 'flag', by: 'germany' }],
  [
    { kind: 'badge', sign: 'mark-battle' },
    { kind: 'chance', text: '47 %' },
  ],
];

describe.each(SHELF.map(({ id }) => id))('marks on the board of %s', (id) => {
  const { shapes, edition, boardData, opening } = boardOf(id);
  const { spaceInfo, grid } = boardData;
  const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
  const pick = pickIndex(shapes, (space) => spaceInfo.get(space)?.kind === 'land');
  /** The ground itself, without the wider hit area of islands. */
  const isOwn = (space: SpaceId, at: Point): boolean =>
    grid.at(...at) === space || spaceAt(pick, at) === space || byId.get(space)?.anchor === at;

  /** Three powers with every type of unit in each space. */
  const crowd: Unit[] = shapes.spaces.flatMap(({ id: space }) =>
    edition.powers
      .slice(0, 3)
      .flatMap(({ id: owner }) =>
        edition.units
          .filter(({ domain }) => (spaceInfo.get(space)?.kind === 'land') === (domain !== 'sea'))
          .map(({ id: type }): Unit => ({ id: `${space} ${owner} ${type}`, type, owner, space })),
      ),
  );
  const played = livelySteps(opening, 'marks', 120).at(-1)?.after ?? opening;
  const boards: Readonly<Record<string, GameState>> = {
    opening,
    played,
    crowded: { ...opening, units: Object.fromEntries(crowd.map((unit) => [unit.id, unit])) },
  };

  /** Every space has a mark at once, of another kind each time. */
  const marksOn = (layout: MapLayout, board: string): readonly PlacedRow[] => {
    const rows = shapes.spaces.map(({ id: space }, i) => ({
      space,
      items: KINDS[(i + board.length) % KINDS.length] ?? [],
    }));
    const battles = new Set(layout.signs.map(({ space }) => space));
    return [
      ...layout.signs,
      ...placeSigns(
        rows.filter(({ space }) => !battles.has(space)),
        byId,
        signRoom(layout, grid),
      ),
    ];
  };

  /** Without names, which take most of the time; they are placed in what signs of battles leave free. */
  const withoutNames = (game: GameState, params: LayoutParams): MapLayout => {
    const scene = sceneOf(game, edition.turnOrder, []);
    const empty = emptyLayout(params);
    const { detail, zoom } = empty;
    const blocks = blocksOf(scene, shapes.spaces, boardData, detail, zoom);
    return { ...empty, ...runToEnd(placeUnits(blocks, shapes.spaces, { boardData, zoom, detail, measure }, [])) };
  };
  const layouts = VIEWS.flatMap(([view, params], i) =>
    Object.entries(boards).map(([board, game]) => {
      const isWhole = board === 'played' && i % 4 === 1;
      const layout = isWhole
        ? computeLayout(sceneOf(game, edition.turnOrder, [], true), shapes.spaces, boardData, params)
        : withoutNames(game, params);
      return { name: `${board}, ${view}`, board, layout, signs: marksOn(layout, board) };
    }),
  );

  it('lie on their own ground, or a line leads there', () => {
    for (const { name, signs } of layouts)
      for (const { space, chief, leader } of signs)
        if (!isOwn(space, leader ?? chief)) expect.fail(`${space}: ${name}`);
  });

  it('need no line in a game except where units cover a small island, or the whole world is small', () => {
    for (const { name, board, layout, signs } of layouts) {
      if (board === 'crowded' || layout.detail.level === 'far') continue;
      const lines = signs.flatMap(({ space, leader }) => (leader === null ? [] : [space]));
      expect(
        lines.filter((space) => !boardData.surrounded.has(space)),
        name,
      ).toEqual([]);
    }
  });

  it('mean their space wherever they are pressed, whatever is drawn beneath', () => {
    for (const { name, layout, signs } of layouts) {
      const plates = layout.arrows.map((arrow) => ({
        space: arrow.attack.route.at(-1),
        ...plateRoom(arrow, layout.detail, layout.zoom),
      }));
      for (const { space, x, y, width, height } of [...signs, ...plates])
        for (const [across, down] of [
          [0, 0],
          [-0.45, -0.45],
          [0.45, 0.45],
        ] as const) {
          const at: Point = [x + across * width, y + down * height];
          const pressed = (isTouch: boolean) => hitAt(pick, { layout, signs }, at, layout.zoom, isTouch)?.space;
          // Of signs that found no free room at all, the last one lies on top.
          const top = signs.findLast((sign) => covers(sign, at, shapes.width))?.space ?? space;
          if (pressed(false) !== top || pressed(true) !== top) expect.fail(`${space} is not hit: ${name}`);
        }
    }
  });

  it('leave counters that they do not cover to their own space', () => {
    for (const { name, layout, signs } of layouts.filter(({ board }) => board === 'played'))
      for (const { space, block, x, y } of layout.blocks)
        for (const piece of block.pieces) {
          const at: Point = [
            x + (piece.x + piece.width / 2 - block.width / 2) / layout.zoom,
            y + (piece.y + piece.height / 2 - block.height / 2) / layout.zoom,
          ];
          if (signs.some((sign) => covers(sign, at, shapes.width))) continue;
          const found = hitAt(pick, { layout, signs }, at, layout.zoom, false);
          if (found?.piece !== piece || found.space !== space) expect.fail(`${space}: ${name}`);
        }
  });
});

const covers = ({ x, y, width, height }: PlacedRow, at: Point, boardWidth: number): boolean => {
  const across = Math.abs(((((at[0] - x) % boardWidth) + 1.5 * boardWidth) % boardWidth) - boardWidth / 2);
  return across <= width / 2 && Math.abs(at[1] - y) <= height / 2;
};
