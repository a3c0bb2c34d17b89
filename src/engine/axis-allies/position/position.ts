import { produce } from 'immer';
import { fault, ok, type Result } from '../../common/result.ts';
import { waitsToStrike } from '../acting.ts';
import { airWarFaults } from './airWarFaults.ts';
import { withBattlesListed } from './battleList.ts';
import { editionOf } from '../loadedEditions.ts';
import { openingControl, numberedUnits, twoPlayers } from '../newGame.ts';
import { hasComplex } from '../phases/complexes.ts';
import { NO_TURN } from '../phases/turnRecord.ts';
import type { GameState } from '../state.ts';
import { positionFaults } from './positionFaults.ts';
import { battleEntry, battleFromEntry, turnEntry, turnFromEntry } from './records.ts';
import { versionOf } from './version.ts';
import { possessionEntries, possessionsFrom } from './possessions.ts';
import { readPosition } from './readPosition.ts';
import type { Position, PositionFault, PositionFile } from './schema.ts';
import { recordFaults } from './recordFaults.ts';
import { shotEntries, shotsFrom } from './shotRecords.ts';
import { unresolvedFaults } from './unresolvedFaults.ts';
import { advantageEntries, advantageState } from './advantageRecords.ts';
import { boardFaults } from './boardFaults.ts';
import { pieceEntries, loadedShipEntries, placePieces } from './pieceDetails.ts';
import { inLandingOrder } from '../phases/strandedFighters.ts';
import { outcomeAfterTurn } from '../phases/victory.ts';
import { boardOf, isSeaZone } from '../map/board.ts';
import { allUnits, isHostileZone, unitsOf } from '../pieces.ts';

/** The game state of a position file, or all faults that were found in it. Never throws. */
export function fromPosition(json: unknown): Result<GameState, readonly PositionFault[]> {
  const read = readPosition(json);
  if (!read.ok) return read;
  const position = read.value;
  const edition = editionOf(position.edition);
  const positionIssues = positionFaults(edition, position);
  const faults = positionIssues.length > 0 ? positionIssues : recordFaults(edition, position);
  if (faults.length > 0) return fault(faults);
  const state = stateOf(position);
  const boardIssues = [...boardFaults(state), ...airWarFaults(state)];
  if (boardIssues.length > 0) return fault(boardIssues);
  const unresolved = unresolvedFaults(state, position);
  return unresolved.length > 0 ? fault(unresolved) : ok(state);
}

/** The state of a position whose ids are all known. */
export function stateOf(position: Position): GameState {
  const edition = editionOf(position.edition);
  const control = { ...openingControl(edition), ...position.control };
  const placed = placePieces(numberedUnits(position.units), position);
  const base: GameState = {
    ...possessionsFrom(edition, position, control),
    edition: edition.id,
    victory: position.victory,
    players: twoPlayers(edition),
    round: position.round,
    power: position.power,
    phase: position.phase,
    treasury: Object.fromEntries(
      edition.powers.map((power) => [power.id, position.treasury[power.id] ?? power.startingIncome]),
    ),
    control,
    units: placed.units,
    nextUnit: placed.nextUnit,
    purchased: Object.fromEntries(Object.entries(position.purchased).filter(([, count]) => count > 0)),
    turn: NO_TURN,
    battle: null,
    stranded: [],
    ...advantageState(position),
    shots: [],
    outcome: null,
  };
  const state = withFoughtDeeds({ ...base, turn: turnFromEntry(base, position, placed) });
  return {
    ...(position.turn ? state : withBattlesListed(state)),
    battle: battleFromEntry(state, position.battle, placed),
    stranded: inLandingOrder(
      state,
      [...placed.detailsById].flatMap(([id, { stranded }]) => (stranded ? [id] : [])),
    ),
    shots: shotsFrom(position, placed.detailsById),
    outcome: position.over ? outcomeAfterTurn(state, state.power) : null,
  };
}

/**
 * After combat, gives ships in zones with enemy warships the deed 'fought': only so can they be there (CM-8), unless
 * their power had no combat (NA-UK-2).
 */
function withFoughtDeeds(state: GameState): GameState {
  if (state.phase !== 'noncombat-move' || waitsToStrike(state)) return state;
  const ships = unitsOf(state, state.power).filter(
    ({ space, aboard }) =>
      aboard === undefined && isSeaZone(boardOf(state), space) && isHostileZone(state, space, state.power),
  );
  return produce(state, ({ turn: { deeds } }) => {
    for (const { id, space } of ships)
      deeds[id] ??= { spent: 0, route: [space], phase: 'conduct-combat', did: 'fought' };
  });
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
    ...(state.outcome && { over: true }),
  };
  const version = versionOf(file, edition);
  return version === 1 ? file : { version, ...file };
}
