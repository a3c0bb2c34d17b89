/** The board's geography as written by hand in rules/<edition>/geography; in degrees unless noted. */

export type LonLat = readonly [longitude: number, latitude: number];
export type Offset = readonly [x: number, y: number];

export interface FrameDefinition {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface ProjectionDefinition {
  readonly seam: number;
  readonly width: number;
  readonly north: number;
  readonly south: number;
  /** The part of the world that the board shows, from west to east; left out, it is a cylinder and shows all of it. */
  readonly frame?: FrameDefinition;
  readonly longitudes: readonly { readonly gain: number; readonly around: number; readonly spread: number }[];
  readonly latitudes: readonly {
    readonly gain: number;
    readonly northOf?: number;
    readonly southOf?: number;
    readonly spread: number;
  }[];
  readonly lenses: readonly { readonly at: LonLat; readonly gain: number; readonly spread: Offset }[];
}

export interface ClaimDefinition {
  readonly of: readonly string[];
  /** A space id, 'nothing' for water or 'scenery' for land outside the game. */
  readonly to: string;
  /** A polygon, or the name of a shared one. */
  readonly area: readonly LonLat[] | string;
}

export interface EnlargedDefinition {
  readonly of: readonly string[];
  readonly within: readonly [west: number, south: number, east: number, north: number];
  readonly factor: number;
  readonly shift?: Offset;
  readonly to?: string;
}

export interface Territories {
  readonly projection: ProjectionDefinition;
  readonly countries: Readonly<Record<string, readonly string[]>>;
  readonly sharedAreas: Readonly<Record<string, readonly LonLat[]>>;
  readonly claims: readonly ClaimDefinition[];
  readonly scenery: readonly string[];
  readonly smallestIsland: { readonly default: number; readonly countries: Readonly<Record<string, number>> };
  readonly drawnIslands: readonly {
    readonly space: string;
    readonly at: LonLat;
    readonly blobs: readonly (readonly [x: number, y: number, radius: number])[];
  }[];
  readonly enlarged: readonly EnlargedDefinition[];
  readonly straits: readonly { readonly halfWidth: number; readonly line: readonly LonLat[] }[];
  readonly placements: Readonly<Record<string, { readonly label?: LonLat; readonly anchor?: LonLat }>>;
}

/** A point of a sea line: exactly where the land border between these two spaces reaches the sea, near this place. */
export interface CoastalEnd {
  readonly coastalEndOf: readonly [string, string];
  readonly near: LonLat;
}

export interface SeaLineDefinition {
  readonly between: readonly [string, string];
  readonly points: readonly (LonLat | CoastalEnd)[];
}

export interface SeaZones {
  readonly lines: readonly SeaLineDefinition[];
  /** Points inside every zone; the key 'ice' is polar water closed to ships, 'lake' is inland water. */
  readonly seeds: Readonly<Record<string, readonly LonLat[]>>;
  readonly canals: readonly { readonly id: string; readonly between: readonly [string, string]; readonly at: LonLat }[];
}
