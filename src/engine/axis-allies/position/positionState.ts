import { produce } from 'immer';
import { actingIn, waitsToStrike } from '../acting.ts';
import { boardOf, editionOf, isSeaZone } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import { NO_TURN } from '../events/applyEvent.ts';
import { isEngagementOpen } from '../moves/engage.ts';
import { numberedUnits, openingControl, twoPlayers } from '../newGame.ts';
import { listBattles } from '../phases/conductCombat.ts';
import { inLandingOrder } from '../phases/strandedFighters.ts';
import { outcomeAfterTurn } from '../phases/victory.ts';
import { isArmed, isHostileZone, unitsOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { beforeBattlesFrom, kamikazeFrom } from './beforeBattleEntries.ts';
import { passingFrom } from './passingEntries.ts';
import { placePieces, shotsFrom } from './pieceDetails.ts';
import { advantageState, offersWhenBegun, possessionsFrom } from './possessions.ts';
import { battleFromEntry, turnFromEntry } from './records.ts';
import type { PositionInFile } from './schema.ts';
import { neutralsFrom } from './neutrals.ts';
import { warsFrom } from './wars.ts';

/** The state of a position whose ids are all known. */
export function stateOf(position: PositionInFile): GameState {
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
    ...warsFrom(edition, position),
    ...kamikazeFrom(edition, position, control),
    ...neutralsFrom(position),
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
  const begun = withFoughtDeeds({ ...base, turn: turnFromEntry(base, position, placed) });
  const state = position.offers ? begun : { ...begun, offers: offersWhenBegun(begun) };
  return {
    ...(position.turn ? state : withBattlesListed(state)),
    battle: battleFromEntry(state, position.battle, placed),
    stranded: inLandingOrder(
      state,
      [...placed.detailsById].flatMap(([id, { stranded }]) => (stranded ? [id] : [])),
    ),
    shots: shotsFrom(position, placed.detailsById),
    ...passingFrom(position, placed.detailsById),
    ...beforeBattlesFrom(position, placed.detailsById),
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

/**
 * Lists the battles of a state that begins with conduct combat; any other state is unchanged. Armed units in a zone
 * with enemy submarines or transports attack them (CM-5); the command `engage` can change that.
 */
function withBattlesListed(state: GameState): GameState {
  if (state.phase !== 'conduct-combat') return state;
  const log: Log = { state, events: [] };
  for (const zone of boardOf(state).zones)
    if (isEngagementOpen(state, zone) && actingIn(state, zone).some((unit) => isArmed(state, unit)))
      emit(log, { type: 'engagement-said', zone, attack: true });
  listBattles(log);
  return log.state;
}
