import {
  boardOf,
  enemiesIn,
  neighboursIn,
  unitsIn,
  canBeRaided,
  typeOf,
  type GameState,
  type SpaceId,
  type BySpace,
  type UnitDestination,
  type Meaning,
} from '../../../engine/axis-allies/index.ts';
import { powerIn, spaceIn } from './selectors.ts';
import type { KnownOdds } from './odds/knownOdds.ts';

/** Sort keys of a space, the most important first; larger values come first. */
type SortKeys = (space: SpaceId) => readonly number[];

const capitals = (game: GameState): ReadonlySet<SpaceId> =>
  new Set(game.players.flatMap(({ powers }) => powers.flatMap((power) => powerIn(game, power).capital ?? [])));

const bySortKeys =
  (game: GameState, weight: SortKeys) =>
  (a: SpaceId, b: SpaceId): number => {
    const [ofA, ofB] = [weight(a), weight(b)];
    const at = ofA.findIndex((claim, i) => claim !== ofB[i]);
    if (at >= 0) return (ofB[at] ?? 0) - (ofA[at] ?? 0);
    return spaceIn(game, a).name.localeCompare(spaceIn(game, b).name, 'en', { numeric: true });
  };

/** Sorts destinations: with enemies first, then capitals, then those with the most units, then by name. */
export function byImportance(game: GameState): (a: SpaceId, b: SpaceId) => number {
  const isCapital = capitals(game);
  return bySortKeys(game, (space) => [
    Math.min(1, enemiesIn(game, space, game.power).length),
    isCapital.has(space) ? 1 : 0,
    unitsIn(game, space).length,
  ]);
}

/**
 * Sorts starting spaces: next to enemies first, then capitals, then those with the most movable units, then by name.
 */
export function byFront(
  game: GameState,
  units: ReadonlyMap<SpaceId, readonly unknown[]>,
): (a: SpaceId, b: SpaceId) => number {
  const isCapital = capitals(game);
  const { airNeighbours } = boardOf(game);
  return bySortKeys(game, (space) => [
    neighboursIn(airNeighbours, space).some((beside) => enemiesIn(game, beside, game.power).length > 0) ? 1 : 0,
    isCapital.has(space) ? 1 : 0,
    units.get(space)?.length ?? 0,
  ]);
}

const ORDER: readonly Meaning[] = [
  'attack',
  'assault',
  'capture',
  'blitz',
  'offload',
  'land',
  'load',
  'escape',
  'move',
];

/** Lowest first: lists of destinations begin with battles. */
export const destinationRank = ({ meaning }: UnitDestination): number => ORDER.indexOf(meaning);

/** The chance to win, by space, of what the units in hand can attack, as far as it is known. */
export type SpaceChances = BySpace<number>;

/** An attack with a lower chance to win has next to none. */
export const HOPELESS = 0.05;

/** The chances among the odds of the units in hand. */
export const chancesIn = (withHand: KnownOdds['withHand']): SpaceChances =>
  Object.fromEntries(
    Object.entries(withHand).flatMap(([space, found]): [SpaceId, number][] =>
      'won' in found ? [[space, found.won]] : [],
    ),
  );

/** Whether the chance to win there is known, and next to nothing, and there is nothing to raid instead. */
export const isHopeless = (game: GameState, to: UnitDestination, chances: SpaceChances): boolean =>
  (chances[to.space] ?? 1) < HOPELESS && !canRaid(game, to);

/** Whether all that would go there could raid an industrial complex instead of fighting (SBR-1). */
const canRaid = (game: GameState, { space, routes }: UnitDestination): boolean =>
  canBeRaided(game, space) &&
  Object.keys(routes).every((id) => {
    const unit = game.units[id];
    return unit !== undefined && typeOf(game, unit).raids;
  });

const isFought = ({ meaning }: UnitDestination): boolean => meaning === 'attack' || meaning === 'assault';
const isTaken = ({ meaning }: UnitDestination): boolean => meaning === 'capture' || meaning === 'blitz';

/**
 * Sorts destinations: what is taken for certain or attacked first, the best chance before others and one that is not
 * known as an even one; then what else can be done; then enemies, capitals and the most units.
 */
export function inOrder<To extends UnitDestination>(
  game: GameState,
  destinations: readonly To[],
  chances: SpaceChances,
): readonly To[] {
  const isBefore = byImportance(game);
  const chanceOf = (one: To): number => (isTaken(one) ? 1 : isFought(one) ? (chances[one.space] ?? 0.5) : -1);
  return destinations.toSorted(
    (a, b) => chanceOf(b) - chanceOf(a) || destinationRank(a) - destinationRank(b) || isBefore(a.space, b.space),
  );
}
