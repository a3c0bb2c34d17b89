import { passingFault } from '../moves/passing.ts';
import type { UnitId } from '../ids.ts';
import type { GameState, Passing } from '../state.ts';
import type { PieceDetails, PositionFault, PositionFile, PositionInFile } from './schema.ts';

/**
 * Transports that passed enemy submarines, in a position file: the passings in order; transports name them by number,
 * and of submarines it is said which fire now and which have fired in this phase (HUNT).
 */

type PassingEntry = NonNullable<PositionFile['passing']>[number];

export const passingEntries = ({ passing }: GameState): Pick<PositionFile, 'passing'> =>
  passing
    ? {
        passing: passing.map(({ zone, by, hits }): PassingEntry => ({ zone, by, ...(hits !== undefined && { hits }) })),
      }
    : {};

/** What it says of a unit. */
export function passingDetails(
  { passing = [], turn }: GameState,
  id: UnitId,
): Pick<PieceDetails, 'passes' | 'aims' | 'fired'> {
  const numbers = passing.flatMap(({ transports }, i) => (transports.includes(id) ? [i] : []));
  return {
    ...(numbers.length > 0 && { passes: numbers }),
    ...(passing[0]?.firing?.includes(id) && { aims: true as const }),
    ...(turn.firedAtPassing?.includes(id) && { fired: true as const }),
  };
}

type Details = ReadonlyMap<UnitId, PieceDetails>;

const unitsWhere = (all: Details, matches: (details: PieceDetails) => unknown): readonly UnitId[] =>
  [...all].flatMap(([id, details]) => (matches(details) ? [id] : []));

/** The passings of a position with their units. */
export function passingFrom({ passing }: PositionInFile, all: Details): Pick<GameState, 'passing'> {
  if (!passing || passing.length === 0) return {};
  const firing = unitsWhere(all, ({ aims }) => aims);
  return {
    passing: passing.map(({ zone, by, hits }, i): Passing => ({
      zone,
      by,
      transports: unitsWhere(all, ({ passes }) => passes?.includes(i)),
      ...(i === 0 && firing.length > 0 && { firing }),
      ...(hits !== undefined && { hits }),
    })),
  };
}

/** The submarines of a position that fired in this phase. */
export function firedFrom(all: Details): Pick<GameState['turn'], 'firedAtPassing'> {
  const fired = unitsWhere(all, (details) => details.fired);
  return fired.length > 0 ? { firedAtPassing: fired } : {};
}

/** Faults of passings that cannot be, or at which nothing is asked. */
export const passingFaults = (state: GameState): readonly PositionFault[] =>
  (state.passing ?? []).flatMap((one, i): readonly PositionFault[] => {
    const found = passingFault(state, one, i === 0);
    return found === null ? [] : [{ path: `passing[${i}]`, ...found }];
  });
