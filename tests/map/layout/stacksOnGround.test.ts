import { describe, expect, it } from 'vitest';
import { SHELF, type GameState, type Unit } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import { wrappedDelta } from '../../../src/map/camera/wrap.ts';
import { blocksOf, emptyLayout, type LayoutParams } from '../../../src/map/layout/mapLayout.ts';
import type { PlacedBlock } from '../../../src/map/layout/placeBlocks.ts';
import { placeUnits } from '../../../src/map/layout/placeUnits.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { runToEnd } from '../../../src/map/scene/timeSlicing.ts';
import { livelySteps } from '../../engine/axis-allies/properties/dense.ts';
import { boardOf, measure } from '../openingBoard.ts';
import { VIEWS } from '../screens.ts';

/** Lands that are too narrow for stacks of all their neighbours and their own, if every one is crowded. */
const NARROW = [
  'caucasus',
  'gibraltar',
  'karelia-ssr',
  'libya',
  'okinawa',
  'trans-jordan',
  'west-russia',
] as readonly SpaceId[];

const isFar = (params: LayoutParams): boolean => emptyLayout(params).detail.level === 'far';
/** Where most lands have room for their counters; with the whole world in view many are smaller than one counter. */
const NEAR = VIEWS.filter(([, params]) => !isFar(params));
const FAR = VIEWS.filter(([, params]) => isFar(params));

describe.each(SHELF.map(({ id }) => id))('stacks on the board of %s', (id) => {
  const { shapes, edition, boardData, opening } = boardOf(id);
  const { grid, spaceInfo } = boardData;
  const isLand = (space: SpaceId | null): boolean => space !== null && spaceInfo.get(space)?.kind === 'land';
  const lands = shapes.spaces.filter((shape) => isLand(shape.id));
  /** Two of every type of one power in each space where units can be. */
  const everywhere = shapes.spaces
    .filter((shape) => !isLand(shape.id) || opening.control[shape.id])
    .flatMap(({ id: space }, i) =>
      edition.units
        .filter(({ domain }) => isLand(space) === (domain !== 'sea'))
        .flatMap(({ id: type }) =>
          ['a', 'b'].map((copy): Unit => ({
            id: `${space} ${type} ${copy}`,
            type,
            owner: edition.powers[i % 3]?.id ?? '',
            space,
          })),
        ),
    );
  const boards: Readonly<Record<string, GameState>> = {
    opening,
    played: livelySteps(opening, 'marks', 120).at(-1)?.after ?? opening,
    crowded: { ...opening, units: Object.fromEntries(everywhere.map((unit) => [unit.id, unit])) },
  };

  /** Points of the counters themselves, not of the empty corner beside a shorter row. */
  const pointsOf = ({ x, y, block }: PlacedBlock, zoom: number) =>
    block.pieces.flatMap((piece) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) =>
          grid.at(
            x + (piece.x + across * piece.width - block.width / 2) / zoom,
            y + (piece.y + down * piece.height - block.height / 2) / zoom,
          ),
        ),
      ),
    );

  function blocksIn(game: GameState, params: LayoutParams): readonly PlacedBlock[] {
    const { detail, zoom } = emptyLayout(params);
    const wanted = blocksOf(sceneOf(game, edition.turnOrder, []), shapes.spaces, boardData, detail, zoom);
    return runToEnd(placeUnits(wanted, shapes.spaces, { boardData, zoom, detail, measure }, [])).blocks;
  }

  /** Whether a block, with a room around it in screen pixels, lies over a point. */
  const coversAt =
    (zoom: number) =>
    ({ x, y, block }: PlacedBlock, at: readonly [number, number], width = 0, height = width): boolean =>
      Math.abs(wrappedDelta(x, at[0], grid.width)) * zoom < (block.width + width) / 2 - 0.5 &&
      Math.abs(y - at[1]) * zoom < (block.height + height) / 2 - 0.5;

  /** What makes a land's stack seem to be another space's. */
  function faults(game: GameState, params: LayoutParams): readonly string[] {
    const { zoom } = emptyLayout(params);
    const covers = coversAt(zoom);
    const blocks = blocksIn(game, params);
    return blocks
      .filter(({ space }) => isLand(space))
      .flatMap((placed) => {
        const { space } = placed;
        const under = pointsOf(placed, zoom);
        const foreign = under.filter((other) => other !== space && isLand(other)).length / under.length;
        const own = under.filter((other) => other === space).length / under.length;
        const middle = lands.find((other) => other.id !== space && covers(placed, other.anchor));
        const other = blocks.find(
          (one) => one.space !== space && covers(placed, [one.x, one.y], one.block.width, one.block.height),
        );
        return [
          ...(foreign > 0.5 || (own < 0.5 && foreign > 0.25) ? [`${space} on other ground`] : []),
          ...(middle ? [`${space} on the middle of ${middle.id}`] : []),
          ...(other ? [`${space} on units of ${other.space}`] : []),
        ];
      });
  }

  it.each(['opening', 'played'])('stand on their own ground or the sea, on nobody’s middle or units: %s', (board) => {
    for (const [view, params] of NEAR) expect(faults(boards[board] ?? opening, params), view).toEqual([]);
  });

  it('stand over their own ground or a line leads there where the whole world is in view', () => {
    for (const [view, params] of FAR)
      for (const [board, game] of Object.entries(boards)) {
        const { zoom } = emptyLayout(params);
        const strays = blocksIn(game, params).filter((placed) => {
          const anchor = shapes.spaces.find(({ id: space }) => space === placed.space)?.anchor;
          const isOwn = grid.at(placed.x, placed.y) === placed.space;
          return anchor && !isOwn && placed.leader === null && !coversAt(zoom)(placed, anchor, 5);
        });
        expect(
          strays.map(({ space }) => space),
          `${board}, ${view}`,
        ).toEqual([]);
      }
  });

  it('are taken for another space’s only in narrow lands, even if all spaces are crowded', () => {
    for (const [view, params] of NEAR) {
      const found = faults(boards['crowded'] ?? opening, params);
      expect(
        found.filter((fault) => !NARROW.some((space) => fault.includes(space))),
        view,
      ).toEqual([]);
    }
  });
});
