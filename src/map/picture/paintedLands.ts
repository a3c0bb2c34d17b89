import type { BoardShapes, Point, Ring } from '../../geography/shapes.ts';
import type { LandsOnMap } from '../../geography/lands/decodeLands.ts';

type PaintedLine = readonly Point[];

/** A part of a land, or of a territory of the game. */
export interface LandArea {
  readonly land: string;
  readonly rings: readonly Ring[];
}

/** The land of a board as it is painted: first the grounds and their borders, then what lies over them. */
export interface PaintedLands {
  readonly grounds: readonly LandArea[];
  readonly groundBorders: readonly PaintedLine[];
  readonly over: readonly LandArea[];
  readonly overBorders: readonly PaintedLine[];
  /** The outer borders of these lands together, inside of land and along coasts. */
  readonly outlineOf: (lands: readonly string[]) => Readonly<Record<'ground' | 'over', readonly PaintedLine[]>>;
}

type PaintedShapes = Pick<BoardShapes, 'spaces' | 'borders'>;
type IsLand = (space: string) => boolean;

/** Each territory of the game by itself. */
export const paintedSpaces = (shapes: PaintedShapes, isLand: IsLand): PaintedLands =>
  painted(shapes, isLand, (space) => space, null);

/** The lands of 1939: the ground of each space is that of its largest land, and the other lands lie over it. */
export const paintedLands = (shapes: PaintedShapes, isLand: IsLand, lands: LandsOnMap): PaintedLands =>
  painted(shapes, isLand, (space) => lands.largest.get(space) ?? '', lands);

function painted(
  { spaces, borders }: PaintedShapes,
  isLand: IsLand,
  landOf: (space: string) => string,
  lands: LandsOnMap | null,
): PaintedLands {
  // Beyond a border there may be land that is outside the game.
  const side = (space: string): string | null => (isLand(space) ? landOf(space) : null);
  return {
    grounds: spaces.flatMap(({ id, rings }) => (isLand(id) ? [{ land: landOf(id), rings }] : [])),
    groundBorders: borders.flatMap(({ kind, between: [a, b], points }) =>
      kind === 'land' && side(a) !== side(b) ? [points] : [],
    ),
    over: lands?.lands.flatMap(({ id, rings }) => (rings.length === 0 ? [] : [{ land: id, rings }])) ?? [],
    overBorders: lands?.borders ?? [],
    outlineOf: (wanted) => {
      const isIn = (space: string): boolean => isLand(space) && wanted.includes(landOf(space));
      return {
        ground: borders.flatMap(({ between: [a, b], points }) => (isIn(a) === isIn(b) ? [] : [points])),
        over: lands?.outlineOf(wanted) ?? [],
      };
    },
  };
}
