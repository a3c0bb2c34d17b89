import type { AnyEdition, SpaceId } from '../../engine/index.ts';
import type { Atlas } from '../atlas.ts';
import type { QuizCity, QuizFacts, QuizSpace, HeldPlace, Hold } from './facts.ts';
import { MONTHS } from '../holding.ts';
import type { HeldLand, Holders } from '../schema.ts';
import { type QuizFile, QUIZ_LEVELS } from './schema.ts';

type HeldArea = HeldLand['held'];

/** The places of the quiz's table, with who held them. */
const heldLands = ({ held }: Pick<QuizFile, 'held'>, told: Holders): HeldPlace[] =>
  held.map(({ id, name = told.lands[id]?.name ?? id, lands = [id], region, level, sure }) => {
    const tables = lands.map((land) => told.lands[land]?.held ?? []);
    return { id, name, region, level, lands, space: null, holds: holdsOf(tables), sure };
  });

/** The spaces of the game that are asked about, as quizzes of earlier versions had them. */
export const heldSpaces = (
  { heldSpaces: sure }: Pick<QuizFile, 'heldSpaces'>,
  told: Holders,
  spaces: readonly QuizSpace[],
): HeldPlace[] =>
  spaces.flatMap(({ id, name, region, level }) => {
    const held = told.spaces[id];
    if (held === undefined) return [];
    return [{ id, name, region, level, lands: [], space: id, holds: holdsOf([held]), sure: sure[id] ?? [] }];
  });

/** The times in which one holder had all of these lands. */
function holdsOf(tables: readonly HeldArea[]): Hold[] {
  const holds: Hold[] = [];
  for (const [i, month] of MONTHS.entries()) {
    const [holder, ...others] = new Set(tables.map((held) => held.findLast(([from]) => from <= month)?.[1]));
    if (holder === undefined || others.length > 0) continue;
    const last = holds.at(-1);
    if (last?.holder === holder && last.last === i - 1) holds[holds.length - 1] = { ...last, last: i };
    else holds.push({ holder, first: i, last: i });
  }
  return holds;
}

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
    for (const level of QUIZ_LEVELS)
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
