import type { AnyEdition } from '../../../engine/index.ts';
import type { Holders } from '../../../atlas/schema.ts';
import type { LandsOnMap } from '../../../geography/lands/decodeLands.ts';
import { paintedLands, paintedSpaces, type PaintedLands } from '../../../map/picture/paintedLands.ts';
import type { BoardShapes, Point } from '../../../geography/shapes.ts';
import { spaceGrid, type SpaceGrid } from '../../../map/scene/spaceGrid.ts';

/** What a sheet shows as lands: the territories of the game, or the countries of 1939. */
export interface SheetLands {
  readonly painted: PaintedLands;
  readonly named: readonly SheetLand[];
  /** Whether each has its name, if need be apart from it with a line; else what finds no room is left out. */
  readonly namesAll: boolean;
  /** The land at a point of the board; null on water. */
  readonly landAt: (point: Point) => string | null;
}

interface SheetLand {
  readonly id: string;
  readonly name: string;
  /** Where its name stands best, and another place in it. */
  readonly at: readonly Point[];
}

interface PrintedBoard {
  readonly shapes: BoardShapes;
  readonly grid: SpaceGrid;
  readonly edition: AnyEdition;
}

/** The territories of the game. */
export function gameLands({ shapes, grid, edition }: PrintedBoard): SheetLands {
  const isLand = landTest(edition);
  const nameOf = new Map(edition.spaces.map(({ id, name }) => [id, name]));
  return {
    painted: paintedSpaces(shapes, isLand),
    namesAll: true,
    named: shapes.spaces
      .filter(({ id }) => isLand(id))
      .map(({ id, label, anchor }) => ({ id, name: nameOf.get(id) ?? id, at: [label, anchor] })),
    landAt: ([x, y]) => {
      const space = grid.at(x, y);
      return space !== null && isLand(space) ? space : null;
    },
  };
}

/** The countries of 1939, colonies and parts of them. */
export function landsOf1939(
  { shapes, edition }: Pick<PrintedBoard, 'shapes' | 'edition'>,
  lands: LandsOnMap,
  told: Holders,
): SheetLands {
  const painted = paintedLands(shapes, landTest(edition), lands);
  const { width, height } = shapes;
  const spaces = [...painted.grounds, ...painted.over].map(({ land, rings }) => ({ id: land, rings }));
  const grid = spaceGrid({ width, height, spaces });
  return {
    painted,
    namesAll: false,
    named: lands.lands.map(({ id, at }) => ({ id, name: told.lands[id]?.name ?? id, at: [at] })),
    landAt: ([x, y]) => grid.at(x, y),
  };
}

function landTest({ spaces }: AnyEdition): (space: string) => boolean {
  const lands = new Set(spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
  return (space) => lands.has(space);
}
