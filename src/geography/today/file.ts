import type { Point } from '../shapes.ts';

/** Today's borders and names on an edition's map, as the map build writes them. Coordinates are in grid units. */
export interface TodayFile {
  readonly version: 1;
  /** Grid units per map pixel. */
  readonly scale: number;
  /** Borders on land: flat x, y lists, the first point, then each point relative to the one before. */
  readonly borders: readonly (readonly number[])[];
  /** The roomiest first. */
  readonly names: readonly CountryName[];
}

export interface CountryName {
  readonly name: string;
  /** Where its name has most room. */
  readonly at: Point;
  /** Half the height of the room there; it is wider than high by `NAME_STRETCH`. */
  readonly room: number;
}
