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

interface Names {
  readonly names: NamesFile;
  readonly cities: readonly City[];
}

/** Every edition's other names and cities, by the path of its file. */
const NAMES = import.meta.glob<NamesFile>('../../rules/*/geography/names.json', { import: 'default' });
const CITIES = import.meta.glob<readonly City[]>('../../rules/*/geography/places.json', { import: 'cities' });

const LOADED = new Map<string, Names>();

/** Loads what else an edition's spaces are called; until then, they have only the board's own names. */
export async function loadNames(edition: string): Promise<void> {
  if (LOADED.has(edition)) return;
  const folder = `../../rules/${edition}/geography`;
  const [names, cities] = await Promise.all([NAMES[`${folder}/names.json`]?.(), CITIES[`${folder}/places.json`]?.()]);
  LOADED.set(edition, { names: names ?? { today: {}, others: {} }, cities: cities ?? [] });
}

/** Whoever asks too early gets null, and what is missing on its way. */
function namesOf({ id }: Edition): Names | null {
  const names = LOADED.get(id) ?? null;
  if (names === null) loadNames(id).catch(() => undefined);
  return names;
}

export const hasNames = ({ id }: Edition): boolean => LOADED.has(id);

const citiesIn = (edition: Edition, id: SpaceId): readonly City[] =>
  (namesOf(edition)?.cities ?? []).filter(({ space }) => space === id);

/**
 * What else people may call a space: its countries, regions and seas, and its cities, old and other name together:
 * 'Stalingrad / Volgograd'.
 */
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
