import { distance } from 'fastest-levenshtein';
import type { AnyEdition, AnySpace, SpaceId } from '../engine/index.ts';

/** A name to compare: lower case without accents, apostrophes and hyphens; single spaces. */
export const normalizedName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

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
function namesOf({ id }: AnyEdition): Names | null {
  const names = LOADED.get(id) ?? null;
  if (names === null) loadNames(id).catch(() => undefined);
  return names;
}

export const hasNames = ({ id }: AnyEdition): boolean => LOADED.has(id);

const citiesIn = (edition: AnyEdition, id: SpaceId): readonly City[] =>
  (namesOf(edition)?.cities ?? []).filter(({ space }) => space === id);

/** Other names of each space: countries, regions, seas, and cities with all their names: 'Stalingrad / Volgograd'. */
export function otherNames(edition: AnyEdition): ReadonlyMap<SpaceId, readonly string[]> {
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
export function namesToday(edition: AnyEdition, id: SpaceId): NamesToday {
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

/** A space that matches the search. `matchedName` is the other name it was found by; null for its own name. */
export interface FoundSpace<Space extends AnySpace = AnySpace> {
  readonly space: Space;
  readonly matchedName: string | null;
}

interface SearchedSpace extends FoundSpace {
  /** The normalized parts of a name to compare. */
  readonly parts: readonly string[];
}

const ENTRIES = new WeakMap<AnyEdition, readonly SearchedSpace[]>();

const partsOf = (name: string): readonly string[] => [
  ...new Set([normalizedName(name), ...name.split('/').map(normalizedName)]),
];

function entriesOf(edition: AnyEdition): readonly SearchedSpace[] {
  const known = ENTRIES.get(edition);
  if (known !== undefined) return known;
  const others = otherNames(edition);
  const entries = edition.spaces.flatMap((space): SearchedSpace[] => [
    { space, matchedName: null, parts: partsOf(space.name) },
    ...(others.get(space.id) ?? []).map((name) => ({ space, matchedName: name, parts: partsOf(name) })),
  ]);
  if (hasNames(edition)) ENTRIES.set(edition, entries);
  return entries;
}

/**
 * How well a name matches, 0 best: whole name, start of the name, start of a word, or anywhere in the space’s own name;
 * null for no match.
 */
function matchRank({ parts, matchedName }: SearchedSpace, typed: string): number | null {
  const isOwn = matchedName === null;
  if (parts.includes(typed)) return isOwn ? 0 : 1;
  if (parts.some((part) => part.startsWith(typed))) return isOwn ? 2 : 4;
  if (parts.some((part) => part.includes(` ${typed}`))) return isOwn ? 3 : 5;
  return isOwn && typed.length > 2 && parts.some((part) => part.includes(typed)) ? 6 : null;
}

/** 'sz 12', 'zone 12' and '12' match the zones whose number starts with 12. */
function zonesByNumber(edition: AnyEdition, typed: string): readonly AnySpace[] | null {
  const number = /^(?:sz|z|zone|sea zone)? ?(\d+)$/.exec(typed)?.[1];
  if (number === undefined) return null;
  const numberOf = ({ name }: AnySpace): string => /\d+$/.exec(name)?.[0] ?? '';
  return edition.spaces
    .filter((space) => space.kind === 'sea' && numberOf(space).startsWith(number))
    .sort((a, b) => Number(numberOf(a)) - Number(numberOf(b)));
}

/**
 * The spaces that match the search, best first, each once: by number, by any name, or by a similar name if nothing else
 * matches.
 */
export function findSpaces<Space extends AnySpace>(
  edition: AnyEdition & { readonly spaces: readonly Space[] },
  search: string,
): readonly FoundSpace<Space>[] {
  // They are the edition's own.
  return spacesFound(edition, search) as readonly FoundSpace<Space>[];
}

function spacesFound(edition: AnyEdition, search: string): readonly FoundSpace[] {
  const typed = normalizedName(search);
  if (typed === '') return [];
  const zones = zonesByNumber(edition, typed);
  if (zones !== null) return zones.map((space) => ({ space, matchedName: null }));
  const entries = entriesOf(edition);
  const ranked = entries.flatMap((entry) => {
    const rank = matchRank(entry, typed);
    return rank === null ? [] : [{ entry, rank }];
  });
  // Of two spaces in today's Ukraine the one that is named after it comes first.
  const named = new Set(ranked.flatMap(({ entry }) => (entry.matchedName === null ? entry.space.id : [])));
  const matches = ranked.map((match) => ({ ...match, order: named.has(match.entry.space.id) ? 0 : 1 }));
  const fitting =
    matches.length > 0
      ? matches
          .sort(
            (a, b) =>
              a.rank - b.rank ||
              a.order - b.order ||
              a.entry.space.name.localeCompare(b.entry.space.name, 'en', { numeric: true }),
          )
          .map(({ entry }) => entry)
      : similarEntries(entries, typed);
  const once = new Map<SpaceId, FoundSpace>();
  for (const { space, matchedName } of fitting) if (!once.has(space.id)) once.set(space.id, { space, matchedName });
  return [...once.values()];
}

/** Names, or beginnings of names, with one typing error, or two in longer words. */
function similarEntries(entries: readonly SearchedSpace[], typed: string): readonly SearchedSpace[] {
  const maxErrors = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  const errors = ({ parts }: SearchedSpace): number =>
    Math.min(...parts.flatMap((part) => [distance(typed, part), distance(typed, part.slice(0, typed.length))]));
  return entries
    .map((entry) => ({ entry, errors: errors(entry) }))
    .filter((near) => near.errors <= maxErrors)
    .sort((a, b) => a.errors - b.errors || Number(a.entry.matchedName !== null) - Number(b.entry.matchedName !== null))
    .map(({ entry }) => entry);
}
