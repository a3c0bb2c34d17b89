import type { AnyEdition, SpaceId } from '../../engine/index.ts';
import type { Atlas } from '../atlas.ts';
import type { QuizCity, QuizFacts, QuizSpace } from './facts.ts';
import { heldLands, heldSpaces } from './heldPlaces.ts';
import { LEVELS, type QuizFile } from './schema.ts';

/** The names of an edition's places that are not on its board. */
export interface PlaceNames {
  readonly cities: readonly QuizCity[];
  /** The waters of each sea zone, the best known first. */
  readonly waters: Readonly<Record<SpaceId, readonly string[]>>;
}

/** Among the names of a zone there are those of islands, coasts and currents too. */
const WATER = /\b(Sea|Bay|Gulf|Bight|Strait|Channel|Passage|Ocean)\b/;

/** Puts together what questions are made from. */
export function quizFactsOf(
  { spaces, adjacent }: Pick<AnyEdition, 'spaces' | 'adjacent'>,
  quiz: QuizFile,
  { cards, events, holders }: Pick<Atlas, 'cards' | 'events' | 'holders'>,
  { cities, waters }: PlaceNames,
): QuizFacts {
  const { regions, leftOut, alike, called: otherNames } = quiz;
  const names = Object.values(waters).flat();
  const watersOf = (id: SpaceId): readonly string[] =>
    (waters[id] ?? []).filter((name) => WATER.test(name) && isOnce(name, names));
  const regionOf = new Map<SpaceId, string>();
  const asked = new Map<SpaceId, QuizSpace>();
  for (const { id: region, spaces: ofLevel } of regions)
    for (const level of LEVELS)
      for (const id of ofLevel[level]) {
        const space = spaces.find((found) => found.id === id);
        const name = space?.kind === 'sea' ? watersOf(id)[0] : space?.name;
        regionOf.set(id, region);
        if (space !== undefined && name !== undefined) asked.set(id, { id, name, kind: space.kind, region, level });
      }
  const shown = new Map(spaces.map(({ id, name }) => [id, asked.get(id)?.name ?? name]));
  const beside = new Map(
    spaces.map(({ id }) => [
      id,
      adjacent.flatMap(([a, b]) => (a === id ? (shown.get(b) ?? []) : b === id ? (shown.get(a) ?? []) : [])),
    ]),
  );
  // 'Baltic' will do for a sea, but 'Philippine' is more like the islands.
  const shortName = (water: string): readonly string[] => {
    const short = water.replace(/ Sea$/, '');
    return short === water || spaces.some(({ name }) => name.startsWith(short)) ? [] : [short];
  };
  const cityNames = cities.map(({ name }) => name);
  return {
    regions,
    regionOf,
    spaces: asked,
    names: shown,
    called: new Map(
      spaces.map(({ id, name, kind }) => [
        id,
        kind === 'sea'
          ? watersOf(id).flatMap((water) => [water, ...shortName(water)])
          : // Of a land with two names each is right.
            [name, ...name.split('/'), ...(otherNames[id] ?? [])],
      ]),
    ),
    beside,
    cities: cities.filter(({ name }) => isOnce(name, cityNames) && !leftOut.includes(name)),
    events: events.filter(({ grave }) => grave !== true),
    holders,
    alike,
    heldLands: holders === null ? [] : heldLands(quiz, holders),
    heldSpaces: holders === null ? [] : heldSpaces(quiz, holders, [...asked.values()]),
    cards,
  };
}

const isOnce = (name: string, names: readonly string[]): boolean => names.indexOf(name) === names.lastIndexOf(name);
