import { decodeArc, ringOfArcs, type Point, type Ring } from '../shapes.ts';
import type { LandsFile } from './file.ts';

/** A land of 1939 on a board, in map pixels. */
export interface LandOnMap {
  readonly id: string;
  /** Its outlines over the ground of spaces in which another is the largest land. */
  readonly rings: readonly Ring[];
  /** The spaces in which it is the largest, and so has their shapes. */
  readonly main: readonly string[];
  /** All spaces that it lies in. */
  readonly spaces: readonly string[];
  /** In square map pixels. */
  readonly area: number;
  readonly at: Point;
  readonly room: number;
}

/** The lands of 1939 on a board, in map pixels. */
export interface LandsOnMap {
  readonly lands: readonly LandOnMap[];
  /** The largest land of each space, whose ground is that of the space. */
  readonly largest: ReadonlyMap<string, string>;
  /** Borders between two lands, inside of spaces. */
  readonly borders: readonly (readonly Point[])[];
  /** The outer borders of these lands together, apart from the shapes of their main spaces. */
  readonly outlineOf: (lands: readonly string[]) => readonly (readonly Point[])[];
}

/** Decodes the file of an edition's lands. */
export function decodeLands({ scale, arcs, sides, lands }: LandsFile): LandsOnMap {
  const lines = arcs.map((deltas) => decodeArc(deltas, scale));
  const between = (isWanted: (left: number, right: number) => boolean): (readonly Point[])[] =>
    lines.filter((_, i) => {
      const [left, right] = sides[i] ?? [-1, -1];
      return isWanted(left, right);
    });
  return {
    lands: lands.map(({ id, rings, main, spaces, at: [x, y], room }) => ({
      id,
      rings: rings.map((ring) => ringOfArcs(ring, lines)),
      main,
      spaces: Object.keys(spaces),
      area: Object.values(spaces).reduce((sum, area) => sum + area, 0),
      at: [x / scale, y / scale],
      room: room / scale,
    })),
    largest: new Map(lands.flatMap(({ id, main }) => main.map((space) => [space, id] as const))),
    borders: between((left, right) => left >= 0 && right >= 0 && left !== right),
    outlineOf: (wanted) => {
      const isIn = (side: number): boolean => wanted.includes(lands[side]?.id ?? '');
      return between((left, right) => isIn(left) !== isIn(right));
    },
  };
}
