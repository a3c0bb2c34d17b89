import { boardOf, type GameState, type Outcome, type Side, type SpaceId } from '../../../engine/axis-allies/index.ts';
import type { EntryOf, ToldEntry } from './entry.ts';
import type { TurnStanding } from './standing.ts';

/** A moment at which a war turned. */
export type TurningPoint =
  /** A capital or a city that counts for victory changes hands, perhaps after a battle. */
  | {
      readonly kind: 'capital' | 'city';
      readonly at: EntryOf<'captured' | 'freed'>;
      readonly battle: EntryOf<'fought'> | null;
    }
  | { readonly kind: 'battle'; readonly at: EntryOf<'fought'> }
  /** The round in which production moved most from one side to the other. */
  | { readonly kind: 'swing'; readonly round: number; readonly before: BySide; readonly after: BySide };

type BySide = Readonly<Record<Side, number>>;

/** How many are told, and how far production must move to be told. */
const MOST = 10;
const LEAST_SWING = 6;
/** A capital or a city that falls weighs as much as a battle in which so many IPCs are lost. */
const WEIGHT = { capital: 1000, city: 45 } as const;

/** The moments at which a game turned, in order: the fall of capitals and cities, the costliest battles, one swing. */
export function turningPoints(
  start: GameState,
  { entries, standings }: { readonly entries: readonly ToldEntry[]; readonly standings: readonly TurnStanding[] },
): readonly TurningPoint[] {
  const { edition } = boardOf(start);
  const capitals = new Set(edition.powers.map(({ capital }) => capital));
  const cities = new Set(
    Object.values(edition.victories).flatMap((all) => all.flatMap(({ territories }) => territories)),
  );
  const falls = entries.flatMap((at): TurningPoint[] => {
    const space = at.spaces[0] ?? '';
    if ((at.kind !== 'captured' && at.kind !== 'freed') || !(capitals.has(space) || cities.has(space))) return [];
    return [{ kind: capitals.has(space) ? 'capital' : 'city', at, battle: battleBefore(entries, at, space) }];
  });
  const told = new Set(falls.flatMap((fall) => (fall.kind === 'swing' || fall.kind === 'battle' ? [] : fall.battle)));
  const battles = entries.flatMap((at): TurningPoint[] =>
    at.kind === 'fought' && !told.has(at) ? [{ kind: 'battle', at }] : [],
  );
  const heaviest = [...falls, ...battles].toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST);
  return [...heaviest, ...swingOf(start, standings)].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The battle of the same turn in which a territory was won. */
const battleBefore = (entries: readonly ToldEntry[], { round, power, after }: ToldEntry, space: SpaceId) =>
  entries.findLast(
    (entry): entry is EntryOf<'fought'> =>
      entry.kind === 'fought' &&
      entry.round === round &&
      entry.power === power &&
      entry.after <= after &&
      entry.spaces[0] === space,
  ) ?? null;

const lossesIn = ({ sides }: EntryOf<'fought'>): number => sides.attacker.ipcsLost + sides.defender.ipcsLost;

function weightOf(point: TurningPoint): number {
  if (point.kind === 'swing') return 0;
  if (point.kind === 'battle') return lossesIn(point.at);
  return WEIGHT[point.kind] + (point.battle === null ? 0 : lossesIn(point.battle));
}

/** A swing is told when its round is over. */
const placeOf = (point: TurningPoint): number =>
  point.kind === 'swing' ? point.round + 1 - 1e-9 : point.at.round + point.at.after / 1e6;

function swingOf(start: GameState, standings: readonly TurnStanding[]): readonly TurningPoint[] {
  const { powers } = boardOf(start).edition;
  const bySide = ({ powers: stood }: TurnStanding): BySide => {
    const of = (side: Side): number =>
      powers.reduce((sum, power) => sum + (power.side === side ? (stood[power.id]?.production ?? 0) : 0), 0);
    return { axis: of('axis'), allies: of('allies') };
  };
  const rounds = [...new Set(standings.slice(1).map(({ round }) => round))];
  const swings = rounds.flatMap((round): (TurningPoint & { kind: 'swing' })[] => {
    const last = standings.findLastIndex((standing) => standing.round === round);
    const first = standings.findIndex((standing, i) => i > 0 && standing.round === round) - 1;
    const [before, after] = [standings[first], standings[last]];
    return before === undefined || after === undefined
      ? []
      : [{ kind: 'swing', round, before: bySide(before), after: bySide(after) }];
  });
  const size = ({ before, after }: TurningPoint & { kind: 'swing' }): number =>
    Math.abs(after.axis - after.allies - (before.axis - before.allies));
  const greatest = swings.toSorted((a, b) => size(b) - size(a))[0];
  return greatest !== undefined && size(greatest) >= LEAST_SWING ? [greatest] : [];
}

/** The latest fall of a place that the winners hold for their victory; null if they held all of them from the start. */
export const decidingFall = ({ held }: Outcome, entries: readonly ToldEntry[]): EntryOf<'captured' | 'freed'> | null =>
  entries.findLast(
    (entry): entry is EntryOf<'captured' | 'freed'> =>
      (entry.kind === 'captured' || entry.kind === 'freed') && held.includes(entry.spaces[0] ?? ''),
  ) ?? null;

/** What a war was, in numbers. */
export interface WarInNumbers {
  readonly rounds: number;
  readonly battles: number;
  /** What was destroyed in and outside battles, in IPCs, of both sides. */
  readonly destroyed: number;
  /** How often a territory changed hands. */
  readonly captures: number;
}

export const warInNumbers = (entries: readonly ToldEntry[], rounds: number): WarInNumbers => ({
  rounds,
  battles: entries.filter(({ kind }) => kind === 'fought').length,
  destroyed: entries.reduce(
    (sum, entry) => sum + (entry.kind === 'fought' ? lossesIn(entry) : entry.kind === 'lost' ? entry.ipcs : 0),
    0,
  ),
  captures: entries.filter(({ kind }) => kind === 'captured' || kind === 'freed').length,
});
