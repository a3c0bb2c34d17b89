import type { ArcRing, Point } from '../shapes.ts';

/** Countries of 1939, and parts of them, as written by hand in rules/world/lands.json. */
export interface LandsDefinition {
  /** Of which countries of the atlas a land is made up. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
  /** Parts of these that another land takes: the first claim that holds a point wins. */
  readonly claims: readonly {
    readonly of: readonly string[];
    readonly to: string;
    readonly area: readonly (readonly [longitude: number, latitude: number])[];
  }[];
  /** Lands whose outlines are wanted, so that their whole borders are in the file. */
  readonly outlined: readonly string[];
}

/** Lands of 1939 on an edition's map, as the map build writes them. Coordinates are in grid units. */
export interface LandsFile {
  readonly version: 1;
  /** Grid units per map pixel. */
  readonly scale: number;
  /** Flat x, y lists: the first point, then each point relative to the one before. */
  readonly arcs: readonly (readonly number[])[];
  /** What is left and right of each arc: an index into the lands, or -1 for none. */
  readonly sides: readonly (readonly [left: number, right: number])[];
  readonly lands: readonly LandOfFile[];
}

interface LandOfFile {
  readonly id: string;
  /** Its outlines where it is not the largest land of a space: that one's ground is the space's own shape. */
  readonly rings: readonly ArcRing[];
  /** The spaces whose largest land it is. */
  readonly main: readonly string[];
  /** Where its name has most room, and half the height of the room; it is wider than high by `NAME_STRETCH`. */
  readonly at: Point;
  readonly room: number;
  /** Its area on the map in each space that it lies in, in square map pixels; crumbs are left out. */
  readonly spaces: Readonly<Record<string, number>>;
}
