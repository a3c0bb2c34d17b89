import type { LonLat } from '../../atlas/distance.ts';
import type { CityPlace } from '../../atlas/loadAtlas.ts';
import type { Island } from '../../atlas/worldSchema.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { Unproject } from '../../geography/unproject.ts';
import type { MapFeature, Point } from '../../geography/shapes.ts';
import type { RulerEnd } from '../../store/atlas/ruler.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import type { MapContext } from '../scene/MapContext.ts';

/** A press may miss a city by so many screen pixels. */
const NEAR_CITY = 14;

/** What a board says of its places: enough to name a point, and to know where it really lies. */
export interface PlacesOf {
  readonly map: Pick<MapContext, 'edition' | 'shapes'>;
  readonly unproject: Unproject;
  readonly islands: Readonly<Record<SpaceId, Island>>;
  /** Where its cities really lie. */
  readonly cities: readonly CityPlace[];
}

/** The place at a pixel of the map: a city near it, an island at its true place, or the point itself. */
export function placeAt(
  pixel: Point,
  space: SpaceId | null,
  zoom: number,
  { map: { edition, shapes }, unproject, islands, cities }: PlacesOf,
): RulerEnd | null {
  const island = space === null ? undefined : islands[space];
  if (island !== undefined) return { ...island, pixel };
  const away = ([x, y]: Point): number => Math.hypot(wrappedDelta(x, pixel[0], shapes.width), y - pixel[1]) * zoom;
  const [city] = shapes.features
    .filter(({ kind, at }) => kind === 'city' && away(at) <= NEAR_CITY)
    .sort((a, b) => away(a.at) - away(b.at));
  const shown = city?.at ?? pixel;
  const at = (city && placeOf(city, cities)) ?? unproject(shown);
  if (at === null) return null;
  const named = edition.spaces.find(({ id }) => id === space)?.name ?? 'A point of the map';
  return { name: city?.name ?? named, at, pixel: shown };
}

const placeOf = (city: MapFeature, cities: readonly CityPlace[]): LonLat | undefined =>
  cities.find(({ name, space }) => name === city.name && space === city.space)?.at;

/** Every space and city by its name, to measure between places without pressing them. */
export function allRulerPlaces({ map, unproject, islands, cities: known }: PlacesOf): readonly RulerEnd[] {
  const anchors = new Map(map.shapes.spaces.map(({ id, anchor }) => [id, anchor]));
  const spaces = map.edition.spaces.flatMap(({ id, name }) => {
    const pixel = anchors.get(id);
    if (pixel === undefined) return [];
    const at = islands[id]?.at ?? unproject(pixel);
    return at === null ? [] : [{ name, at, pixel }];
  });
  const names = new Set(spaces.map(({ name }) => name));
  const cities = map.shapes.features.flatMap((feature) => {
    const { kind, name, at: pixel } = feature;
    if (kind !== 'city' || names.has(name)) return [];
    const at = placeOf(feature, known) ?? unproject(pixel);
    return at === null ? [] : [{ name, at, pixel }];
  });
  return [...cities, ...spaces].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
