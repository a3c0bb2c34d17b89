/** What lies on the board besides its spaces, as written by hand in rules/<edition>/geography. Degrees unless said otherwise. */

import type { LonLat, Offset } from '../definitions.ts';
import type { FeatureKind, Rank } from '../shapes.ts';

export interface CityDefinition {
  readonly name: string;
  readonly modern?: string;
  /** The space the city must lie in. */
  readonly space: string;
  readonly at: LonLat;
  readonly rank: Rank;
  /** In map pixels, where islands are drawn larger than they are. */
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

export interface Places {
  readonly cities: readonly CityDefinition[];
  readonly seas: readonly NamedPlaceDefinition[];
  readonly lands: readonly NamedPlaceDefinition[];
}
