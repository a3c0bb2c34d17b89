/** The board's scenery as written by hand in rules/<edition>/geography. In degrees unless noted. */

import type { MultiPolygon, Polygon } from 'geojson';
import type { LonLat, Offset } from '../definitions.ts';
import type { FeatureKind, Rank } from '../shapes.ts';

export interface CityDefinition {
  readonly name: string;
  readonly modern?: string;
  /** Its local name; used only by the search. */
  readonly local?: string;
  /** The space the city must lie in. */
  readonly space: string;
  readonly at: LonLat;
  readonly rank: Rank;
  /** In map pixels, for islands that are drawn enlarged. */
  readonly offset?: Offset;
}

export interface NamedPlaceDefinition {
  readonly kind: FeatureKind;
  readonly name: string;
  readonly modern?: string;
  readonly at: LonLat;
  readonly rank: Rank;
  readonly angle?: number;
  readonly offset?: Offset;
}

export interface PlaceDefinitions {
  readonly cities: readonly CityDefinition[];
  readonly seas: readonly NamedPlaceDefinition[];
  readonly lands: readonly NamedPlaceDefinition[];
}

export interface RiverDefinition {
  readonly name: string;
  readonly modern?: string;
  readonly rank: Rank;
  /** Points near its course, from source to mouth. */
  readonly through: readonly LonLat[];
}

/** A lake of the atlas around a point, or one given by its outline. */
export interface LakeDefinition {
  readonly name: string;
  readonly modern?: string;
  readonly rank: Rank;
  readonly at?: LonLat;
  readonly outline?: readonly LonLat[];
}

export interface WaterDefinitions {
  readonly rivers: readonly RiverDefinition[];
  /** Sections that the atlas lacks. */
  readonly links: readonly (readonly LonLat[])[];
  readonly lakes: readonly LakeDefinition[];
}

export interface RangeDefinition {
  readonly name: string;
  readonly modern?: string;
  /** Without it, the name is not shown. */
  readonly rank?: Rank;
  /** From crest to foot, in degrees of latitude. */
  readonly breadth: number;
  readonly height?: number;
  readonly crest: readonly LonLat[];
}

export interface Relief {
  readonly ranges: readonly RangeDefinition[];
}

/** An edition's scenery definitions. */
export interface SceneryDefinition {
  readonly places: PlaceDefinitions;
  readonly waters: WaterDefinitions;
  readonly relief: Relief;
}

/** Inland waters of the atlas, which have no names there. */
export interface AtlasWaters {
  readonly lakes: readonly (Polygon | MultiPolygon)[];
  readonly rivers: readonly (readonly LonLat[])[];
}
