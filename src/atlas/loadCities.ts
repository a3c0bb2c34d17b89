import type { SpaceId } from '../engine/index.ts';
import type { LonLat } from './distance.ts';

/** A city of a board, and where it really lies: the map may show it a little beside. */
export interface CityPlace {
  readonly name: string;
  readonly space: SpaceId;
  readonly at: LonLat;
}

const CITIES = import.meta.glob<readonly CityPlace[]>('../../rules/*/geography/places.json', { import: 'cities' });

/** The cities of an edition's map. Rejects if they cannot be fetched. */
export const loadCities = async (edition: string): Promise<readonly CityPlace[]> =>
  (await CITIES[`../../rules/${edition}/geography/places.json`]?.()) ?? [];
