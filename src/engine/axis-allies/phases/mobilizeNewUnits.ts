import { fault, ok } from '../../common/result.ts';
import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { CommandOf } from '../command.ts';
import type { Planned } from '../commandRule.ts';
import type { UnitDestination, Warning } from '../destination.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { isRefusal, ownUnits } from '../moves/readiness.ts';
import { typeOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import { roomOnNewCarriers } from '../shipRoom.ts';
import type { GameState } from '../state.ts';
import { availableComplexes, isActingCapitalLost } from './complexes.ts';
import { mobilizationPlaces, mobilizeRefusals, planMobilize } from './mobilize.ts';
import { destroyAirUnits } from './noncombatMove.ts';
import { orderCost, refundUnplaced } from './purchase.ts';
import type { PhaseRule } from './turn.ts';

/** Mobilize new units (MOB). Fighters that waited for a new carrier are lost if they have none at its end. */
export const mobilizeNewUnits: PhaseRule = {
  id: 'mobilize-new-units',
  takes: { mobilize: { plan: planMobilize } },
  isSkipped: isActingCapitalLost,
  faults: mobilizeRefusals,
  warnings: refunds,
  end(log) {
    refundUnplaced(log);
    destroyAirUnits(log);
  },
};

/** Mobilize new units where standing fighters can go aboard the carriers that are placed (MOB-3). */
export const mobilizeWithCarriers: PhaseRule = {
  ...mobilizeNewUnits,
  takes: { ...mobilizeNewUnits.takes, move: { plan: planGoAboard, isLate: true } },
  destinations: placesAboard,
};

function refunds(state: GameState): readonly Warning[] {
  const types = Object.entries(state.purchased).filter(
    ([type, count]) => count > 0 && mobilizationPlaces(state, type).length === 0,
  );
  if (types.length === 0) return [];
  const units = Object.fromEntries(types);
  return [{ kind: 'refund', units, ipcs: orderCost(state, units) }];
}

/** Fighters that stand beside a complex go aboard a carrier placed now (MOB-3). This uses none of their movement. */
function planGoAboard(state: GameState, { units: ids, to, via = [] }: CommandOf<'move'>): Planned {
  const board = boardOf(state);
  const units = ownUnits(state, ids);
  if (isRefusal(units)) return fault(units);
  if (!board.spaces.has(to)) return fault(refusal('MOB-3', 'unknown-space', { spaces: [to] }));
  const complexes = availableComplexes(state).map(({ complex }) => complex);
  const stays = units.filter(
    (unit) =>
      !typeOf(state, unit).landsOnDecks ||
      !complexes.includes(unit.space) ||
      !neighboursIn(board.coasts, unit.space).includes(to),
  );
  if (stays.length > 0 || via.length > 0)
    return fault(refusal('MOB-3', 'not-beside-new-carrier', { units: stays.map(({ id }) => id), spaces: [to] }));
  if (roomOnNewCarriers(state, to) < units.length)
    return fault(refusal('MOB-3', 'no-new-carrier', { units: ids, spaces: [to] }));
  const legs = units.map((unit) => ({ unit: unit.id, route: [unit.space, to] }));
  return ok([{ type: 'units-moved', power: state.power, legs, cargo: [] }]);
}

/** The zones where these fighters can go aboard now. */
function placesAboard(state: GameState, ids: readonly UnitId[]): readonly UnitDestination[] {
  const [first] = ids;
  const start = state.units[first ?? '']?.space;
  if (start === undefined) return [];
  return neighboursIn(boardOf(state).coasts, start).flatMap((space: SpaceId): readonly UnitDestination[] => {
    const command = { type: 'move', units: ids, to: space } as const;
    if (!isSeaZone(boardOf(state), space) || !planGoAboard(state, command).ok) return [];
    const routes = Object.fromEntries(ids.map((id) => [id, [state.units[id]!.space, space]]));
    return [{ space, meaning: 'land', command, routes }];
  });
}
