import type { Edition, SpaceId } from '../engine/index.ts';

interface City {
  readonly name: string;
  readonly space: SpaceId;
  /** 1 is the best known, 3 the least. */
  readonly rank: number;
  /** The name used today where it differs. */
  readonly modern?: string;
  /** What its people call it where English says otherwise. */
  readonly local?: string;
}

interface NamesFile {
  readonly today: Readonly<Record<SpaceId, readonly string[]>>;
  readonly others: Readonly<Record<SpaceId, readonly string[]>>;
}

/** Every edition's other names and cities, by the path of its file. */
const NAMES = import.meta.glob<NamesFile>('../../rules/*/geography/names.json', { eager: true });
const CITIES = import.meta.glob<readonly City[]>('../../rules/*/geography/places.json', {
  eager: true,
  import: 'cities',
});

const of = <File>(files: Readonly<Record<string, File>>, { id }: Edition, file: string): File | undefined =>
  files[`../../rules/${id}/geography/${file}`];

const citiesIn = (edition: Edition, id: SpaceId): readonly City[] =>
  (of(CITIES, edition, 'places.json') ?? []).filter(({ space }) => space === id);

/**
 * What else people may call a space: its countries, regions and seas, and its cities, old and other name together:
 * 'Stalingrad / Volgograd'.
 */
export function otherNames(edition: Edition): ReadonlyMap<SpaceId, readonly string[]> {
  const names = of(NAMES, edition, 'names.json');
  const written = ({ name, modern, local }: City): string =>
    [name, modern, local].filter((part) => part !== undefined).join(' / ');
  return new Map(
    edition.spaces.map(({ id }) => [
      id,
      [...(names?.today[id] ?? []), ...(names?.others[id] ?? []), ...citiesIn(edition, id).map(written)],
    ]),
  );
}

/** How a space is known today. */
export interface NamesToday {
  /** Countries that lie in a territory now, wholly or in part; none where its own name says it already. */
  readonly countries: readonly string[];
  /** Cities that are called otherwise now, the best known first. */
  readonly cities: readonly { readonly once: string; readonly now: string }[];
  /** Seas, gulfs and straits of a sea zone. */
  readonly waters: readonly string[];
}

/** What a class would find in an atlas of today where the board has a space; all of it empty where nothing is known. */
export function namesToday(edition: Edition, id: SpaceId): NamesToday {
  const names = of(NAMES, edition, 'names.json');
  const space = edition.spaces.find((found) => found.id === id);
  const countries = names?.today[id] ?? [];
  const isSaid = countries.length === 1 && space?.name.includes(countries[0] ?? '') === true;
  const renamed = citiesIn(edition, id).toSorted((a, b) => a.rank - b.rank);
  return {
    countries: isSaid ? [] : countries,
    cities: renamed.flatMap(({ name, modern }) => (modern === undefined ? [] : [{ once: name, now: modern }])),
    waters: space?.kind === 'sea' ? (names?.others[id] ?? []) : [],
  };
}
