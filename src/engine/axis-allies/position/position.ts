import { fault, ok, type Result } from '../../common/result.ts';
import { editionOf } from '../board.ts';
import type { Edition } from '../edition.ts';
import { openingControl } from '../newGame.ts';
import { hasComplex } from '../facilities.ts';
import { allUnits } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { beforeBattleEntries, beforeBattleFaults } from './beforeBattleEntries.ts';
import { airWarFaults, boardFaults, unresolvedFaults } from './boardFaults.ts';
import { drawnPosition } from './drawnPosition.ts';
import { loadedShipEntries, pieceEntries, shotEntries } from './pieceDetails.ts';
import { passingEntries } from './passingEntries.ts';
import { positionFaults } from './positionFaults.ts';
import { stateOf } from './positionState.ts';
import { advantageEntries, hasAdvantageEntries, hasPossessions, possessionEntries } from './possessions.ts';
import { readPosition } from './readPosition.ts';
import { recordFaults } from './recordFaults.ts';
import { battleEntry, turnEntry } from './records.ts';
import type { PositionInFile, PositionFault, PositionFile } from './schema.ts';
import { neutralEntry } from './neutrals.ts';
import { warEntry } from './wars.ts';

/** The game state of a position file, or all faults that were found in it. Never throws. */
export function fromPosition(json: unknown): Result<GameState, readonly PositionFault[]> {
  const read = readPosition(json);
  if (!read.ok) return read;
  const position = read.value;
  const edition = editionOf(position.edition);
  const wrong = positionFaults(edition, position);
  // Of an unknown turn nothing else can be told.
  if (wrong.some(({ path }) => path === 'power' || path === 'phase')) return fault(wrong);
  const known = andOthers(wrong, recordFaults(edition, position));
  if (known.length > 0) return fault(andOthers(known, drawnFaults(position)));
  const state = stateOf(position);
  const boardIssues = [...boardFaults(state), ...airWarFaults(state), ...beforeBattleFaults(state, position)];
  if (boardIssues.length > 0) return fault(boardIssues);
  const unresolved = unresolvedFaults(state, position);
  return unresolved.length > 0 ? fault(unresolved) : ok(state);
}

/**
 * What stands wrong on the board of a position that has other faults too, so that all are named at once. Nothing where
 * it cannot be told who may be there, as something was done in the turn.
 */
function drawnFaults(position: PositionInFile): readonly PositionFault[] {
  const { turn, battle, pieces, aboard } = position;
  const hasActed = [...pieces, ...aboard, ...aboard.flatMap(({ cargo }) => cargo)].some(
    (unit) => unit.deed !== undefined || ('stranded' in unit && unit.stranded === true),
  );
  return turn || battle || hasActed ? [] : boardFaults(drawnPosition(position));
}

/** The first faults, and those of the others that are of something else. */
function andOthers(faults: readonly PositionFault[], others: readonly PositionFault[]): readonly PositionFault[] {
  const paths = new Set(faults.map(({ path }) => path));
  return [...faults, ...others.filter(({ path }) => !paths.has(path))];
}

/** The position file of a state, without unit ids. `fromPosition` reads it as the same state. */
export function toPosition(state: GameState): PositionFile {
  const edition = editionOf(state.edition);
  const units: Record<string, Record<string, Record<string, number>>> = {};
  for (const unit of allUnits(state.units)) {
    if (unit.aboard !== undefined) continue;
    const space = ((units[unit.owner] ??= {})[unit.space] ??= {});
    space[unit.type] = (space[unit.type] ?? 0) + 1;
  }
  const opening = openingControl(edition);
  const complexes = state.turn.captured.filter((space) => hasComplex(state, space));
  const pieces = pieceEntries(state);
  const turn = turnEntry(state, complexes);
  const file: PositionFile = {
    edition: state.edition,
    round: state.round,
    power: state.power,
    phase: state.phase,
    victory: state.victory,
    treasury: { ...state.treasury },
    control: Object.fromEntries(Object.entries(state.control).filter(([space, holder]) => opening[space] !== holder)),
    ...neutralEntry(state),
    ...warEntry(state, edition),
    units,
    aboard: [...loadedShipEntries(state)],
    purchased: { ...state.purchased },
    complexesCapturedThisTurn: complexes,
    ...(pieces.length > 0 && { pieces: [...pieces] }),
    ...(turn && { turn }),
    ...possessionEntries(state, edition),
    ...advantageEntries(state),
    ...(state.battle && { battle: battleEntry(state.battle) }),
    ...shotEntries(state),
    ...passingEntries(state),
    ...beforeBattleEntries(state, edition),
    ...(state.outcome && { over: true }),
  };
  const version = versionOf(file, edition);
  return version === 1 ? file : { version, ...file };
}

type Details = Partial<NonNullable<PositionFile['pieces']>[number]>;

/**
 * The version a position file needs: 1 for a turn's beginning, 2 with the turn's record or details of single units, 3
 * with what only some editions have.
 */
function versionOf({ turn, pieces, over, ...rest }: PositionFile, { units }: Edition): 1 | 2 | 3 {
  const cargo = (rest.aboard ?? []).flatMap((ship) => ship.cargo);
  if (units.some(({ id, staysAboard }) => staysAboard && cargo.some(({ unit }) => unit === id))) return 3;
  const details: readonly Details[] = [...(pieces ?? []), ...(rest.aboard ?? []), ...cargo];
  if (
    details.some(
      ({ submerged, capturedFrom, emptiedIn, fired, scrambledFrom, deed, battle }) =>
        battle?.doomed ||
        submerged ||
        capturedFrom !== undefined ||
        emptiedIn !== undefined ||
        deed?.again !== undefined ||
        deed?.assaultFrom !== undefined ||
        deed?.bombarded ||
        deed?.duty ||
        fired ||
        scrambledFrom !== undefined ||
        deed?.did === 'launched',
    )
  )
    return 3;
  if (hasAdvantageEntries(rest)) return 3;
  if (rest.wars || rest.alignedNeutrals || rest.kamikaze || hasPossessions(rest)) return 3;
  if (rest.shots || rest.passing || rest.beforeBattles) return 3;
  if (
    turn?.risen ||
    turn?.research !== undefined ||
    turn?.newComplexes ||
    turn?.newFacilities ||
    turn?.repaired ||
    turn?.rockets ||
    turn?.kamikazeIn
  )
    return 3;
  return turn || pieces || over ? 2 : 1;
}
