import type { Edition, SpaceId } from '../engine/index.ts';

interface City {
  readonly name: string;
  readonly space: SpaceId;
  /** 1 is the best known, 3 the least. */
  readonly rank: number;
  /** The present name, if it differs. */
  readonly modern?: string;
  /** The local name, if English uses another. */
  readonly local?: string;
}

interface NamesFile {
  readonly today: Readonly<Record<SpaceId, readonly string[]>>;
  readonly others: Readonly<Record<SpaceId, readonly string[]>>;
}

interface Names {
  readonly names: NamesFile;
  readonly cities: readonly City[];
}

/** The other names and the cities of every edition, by file path. */
const NAMES = import.meta.glob<NamesFile>('../../rules/*/geography/names.json', { import: 'default' });
const CITIES = import.meta.glob<readonly City[]>('../../rules/*/geography/places.json', { import: 'cities' });

const LOADED = new Map<string, Names>();

/** Loads the other names of an edition's spaces; until then only the board's own names are known. */
export async function loadNames(edition: string): Promise<void> {
  if (LOADED.has(edition)) return;
  const folder = `../../rules/${edition}/geography`;
  const [names, cities] = await Promise.all([NAMES[`${folder}/names.json`]?.(), CITIES[`${folder}/places.json`]?.()]);
  LOADED.set(edition, { names: names ?? { today: {}, others: {} }, cities: cities ?? [] });
}

/** Null if the names are not loaded yet; then it starts loading them. */
function namesOf({ id }: Edition): Names | null {
  const names = LOADED.get(id) ?? null;
  if (names === null) loadNames(id).catch(() => undefined);
  return names;
}

export const hasNames = ({ id }: Edition): boolean => LOADED.has(id);

const citiesIn = (edition: Edition, id: SpaceId): readonly City[] =>
  (namesOf(edition)?.cities ?? []).filter(({ space }) => space === id);

/** Other names of each space: countries, regions, seas, and cities with all their names: 'Stalingrad / Volgograd'. */
export function otherNames(edition: Edition): ReadonlyMap<SpaceId, readonly string[]> {
  const names = namesOf(edition)?.names;
  const written = ({ name, modern, local }: City): string =>
    [name, modern, local].filter((part) => part !== undefined).join(' / ');
  return new Map(
    edition.spaces.map(({ id }) => [
      id,
      [...(names?.today[id] ?? []), ...(names?.others[id] ?? []), ...citiesIn(edition, id).map(written)],
    ]),
  );
}

/** What a space is called today. */
export interface NamesToday {
  /** Countries that lie wholly or partly in a territory; none if the territory has the same name. */
  readonly countries: readonly string[];
  /** Cities that have another name today, the best known first. */
  readonly cities: readonly { readonly once: string; readonly now: string }[];
  /** Seas, gulfs and straits of a sea zone. */
  readonly waters: readonly string[];
}

/** What a modern atlas shows in a space; empty lists where nothing is known. */
export function namesToday(edition: Edition, id: SpaceId): NamesToday {
  const names = namesOf(edition)?.names;
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
