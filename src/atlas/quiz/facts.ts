import type { SpaceId } from '../../engine/index.ts';
import type { LonLat } from '../distance.ts';
import type { Card, Holders, WarEvent } from '../schema.ts';
import type { QuizLevel } from './schema.ts';

export interface QuizRegion {
  readonly id: string;
  readonly name: string;
}

export interface QuizSpace {
  readonly id: SpaceId;
  /** A territory's name, or that of a water which lies in no other zone. */
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly region: string;
  readonly level: QuizLevel;
}

export interface QuizCity {
  readonly name: string;
  /** The name used today, if it differs. */
  readonly modern?: string;
  readonly space: SpaceId;
  readonly at: LonLat;
  /** 1 is the best known, 3 the least. */
  readonly rank: number;
}

/** A time in which one held a place: from its first month to its last, both among `MONTHS`. */
export interface Hold {
  readonly holder: string;
  readonly first: number;
  readonly last: number;
}

/** Something of which it is asked who held it. */
export interface HeldPlace {
  readonly id: string;
  /** As it stands within a sentence. */
  readonly name: string;
  readonly region: string;
  readonly level: QuizLevel;
  /** What it is on the map: lands of 1939, or in quizzes of earlier versions a space of the game. */
  readonly lands: readonly string[];
  readonly space: SpaceId | null;
  /** In order of time; none while its lands were not all held by the same. */
  readonly holds: readonly Hold[];
  /** Months, from one to another, in which it is beyond doubt who held it. */
  readonly sure: readonly (readonly [from: string, to: string])[];
}

/** All that questions are made from. */
export interface QuizFacts {
  readonly regions: readonly QuizRegion[];
  /** The region of every space, also of those that are not asked about. */
  readonly regionOf: ReadonlyMap<SpaceId, string>;
  /** The spaces that can be asked about. */
  readonly spaces: ReadonlyMap<SpaceId, QuizSpace>;
  /** What each space of the board is called: a zone by a water of its own, if it has one. */
  readonly names: ReadonlyMap<SpaceId, string>;
  /** All that a typed name may say of a place: its own name, others, and waters that lie in no other zone. */
  readonly called: ReadonlyMap<SpaceId, readonly string[]>;
  /** What lies beside each space, by name. */
  readonly beside: ReadonlyMap<SpaceId, readonly string[]>;
  /** Each has a name of its own. */
  readonly cities: readonly QuizCity[];
  /** Crimes are left out. */
  readonly events: readonly WarEvent[];
  readonly holders: Holders | null;
  readonly alike: readonly (readonly string[])[];
  readonly heldLands: readonly HeldPlace[];
  /** Of which quizzes of earlier versions asked. */
  readonly heldSpaces: readonly HeldPlace[];
  readonly cards: ReadonlyMap<SpaceId, Card>;
}

/** What a quiz asks about. */
export interface Scope {
  /** Ids of regions. */
  readonly regions: readonly string[];
  readonly level: QuizLevel;
  /** Who held what is asked of countries and colonies; quizzes of earlier versions asked of the game's spaces. */
  readonly asksOfLands?: boolean | undefined;
}

/** What is asked at each level; 'hard' leaves out what everybody knows. */
const ASKED: Readonly<Record<QuizLevel, readonly QuizLevel[]>> = {
  easy: ['easy'],
  medium: ['easy', 'medium'],
  hard: ['medium', 'hard'],
};
const RANKS: Readonly<Record<QuizLevel, readonly number[]>> = { easy: [1], medium: [1, 2], hard: [2, 3] };

/** The spaces that a scope asks about. */
export const spacesOf = ({ spaces }: QuizFacts, scope: Scope): QuizSpace[] => placedIn([...spaces.values()], scope);

/** The places that lie in a scope's regions and are as well known as its level says. */
export const placedIn = <Place extends Pick<QuizSpace, 'region' | 'level'>>(
  places: readonly Place[],
  { regions, level }: Scope,
): Place[] => places.filter((place) => regions.includes(place.region) && ASKED[level].includes(place.level));

/** The cities that a scope asks about: those of its regions, as well known as its level says. */
export const citiesInScope = ({ cities, regionOf }: QuizFacts, { regions, level }: Scope): QuizCity[] =>
  cities.filter(({ space, rank }) => RANKS[level].includes(rank) && regions.includes(regionOf.get(space) ?? ''));

/** The events in the regions of a scope. */
export const eventsOf = ({ events, regionOf }: QuizFacts, { regions }: Scope): WarEvent[] =>
  events.filter(({ place }) => regions.includes(regionOf.get(place.space) ?? ''));
