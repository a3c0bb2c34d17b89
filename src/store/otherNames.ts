import type { Edition, SpaceId } from '../engine/index.ts';

interface City {
  readonly name: string;
  readonly space: SpaceId;
  /** The name used today where it differs. */
  readonly modern?: string;
}

/** Every edition's other names and cities, by the path of its file. */
const NAMES = import.meta.glob<Readonly<Record<SpaceId, readonly string[]>>>('../../rules/*/geography/names.json', { eager: true, import: 'spaces' });
const CITIES = import.meta.glob<readonly City[]>('../../rules/*/geography/places.json', { eager: true, import: 'cities' });

const of = <File>(files: Readonly<Record<string, File>>, { id }: Edition, file: string): File | undefined => files[`../../rules/${id}/geography/${file}`];

/** What else people may call a space: its countries, regions and seas, and its cities, old and modern name together: 'Stalingrad / Volgograd'. */
export function otherNames(edition: Edition): ReadonlyMap<SpaceId, readonly string[]> {
  const names = of(NAMES, edition, 'names.json') ?? {};
  const cities = of(CITIES, edition, 'places.json') ?? [];
  const written = ({ name, modern }: City): string => (modern === undefined ? name : `${name} / ${modern}`);
  return new Map(edition.spaces.map(({ id }) => [id, [...(names[id] ?? []), ...cities.filter(({ space }) => space === id).map(written)]]));
}
