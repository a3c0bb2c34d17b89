import { actingUnits } from '../acting.ts';
import { memoizePerState } from '../../common/memoize.ts';
import { attackersIn } from '../air/raids.ts';
import { boardOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { landsFrom } from '../moves/landsFrom.ts';
import { isBattlePlanned } from './seaBattles.ts';
import { deedOf, defendersIn, isHostileTerritory, typeOf } from '../pieces.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/** The battles that follow from combat movement (COM-1, AMPH-1, AMPH-8). */

/**
 * Own cargo by the territory it will assault, except on transports that retreated (CM-18). That all must land, or that
 * a landing may be called off, is said by `troopsWithoutTarget` and `callOff`.
 * @rule AMPH-6
 */
const assaulting = memoizePerState((state: GameState): ReadonlyMap<SpaceId, readonly Unit[]> => {
  const targets = new Map<SpaceId, Unit[]>();
  for (const unit of actingUnits(state)) {
    if (unit.aboard === undefined || deedOf(state, unit.aboard)?.retreated) continue;
    const target = deedOf(state, unit.id)?.assault;
    if (target !== undefined) targets.set(target, [...(targets.get(target) ?? []), unit]);
  }
  return targets;
});

const NO_TROOPS: readonly Unit[] = [];
const NO_ZONES: readonly SpaceId[] = [];

export const assaultTroops = (state: GameState, territory: SpaceId): readonly Unit[] =>
  assaulting(state).get(territory) ?? NO_TROOPS;

/** The zones from which troops will land in a territory. */
export function landingZones(state: GameState, territory: SpaceId): readonly SpaceId[] {
  const troops = assaultTroops(state, territory);
  return troops.length === 0 ? NO_ZONES : [...new Set(troops.map((unit) => landsFrom(state, unit)))];
}

/**
 * All planned battles, amphibious assaults and their sea battles first. Includes undefended territories that will be
 * captured without a fight (see uncontested.ts).
 */
export const plannedBattles = memoizePerState((state: GameState): readonly BattlePlan[] => {
  const { territories, zones } = boardOf(state);
  const assaulted = assaulting(state);
  // There are battles only where units of the acting power are, or will land.
  const entered = new Set(actingUnits(state).map(({ space }) => space));
  const land = territories.flatMap(({ id }): BattlePlan | readonly BattlePlan[] => {
    // Troops land even if a tank has already captured their target by a blitz (CM-17).
    const isFought = assaulted.has(id) || (entered.has(id) && isAttacked(state, id));
    return isFought ? { space: id, kind: 'land', landingFrom: landingZones(state, id) } : [];
  });
  const landings = new Set(land.flatMap((plan) => plan.landingFrom));
  const sea = zones
    .filter((zone) => entered.has(zone) && isBattlePlanned(state, zone))
    .map((zone): BattlePlan => ({ space: zone, kind: 'sea', landingFrom: landings.has(zone) ? [zone] : [] }));
  const all = [...sea, ...land];
  return [...all.filter((plan) => plan.landingFrom.length > 0), ...all.filter((plan) => plan.landingFrom.length === 0)];
});

/** Whether units that stand in a hostile territory take it, or fight for it. */
function isAttacked(state: GameState, territory: SpaceId): boolean {
  if (!isHostileTerritory(state, territory, state.power)) return false;
  const own = attackersIn(state, territory);
  return (
    own.some((unit) => typeOf(state, unit).captures) ||
    (own.length > 0 && defendersIn(state, territory, state.power).length > 0)
  );
}

/**
 * Assaulting troops that may land: there was no sea battle in their zone, or it cleared the zone.
 * @rule AMPH-2
 */
export const troopsAshore = (state: GameState, territory: SpaceId): readonly Unit[] =>
  assaultTroops(state, territory).filter((unit) => state.turn.seaBattles[landsFrom(state, unit)] !== 'contested');

/**
 * The listed landings of troops whose ship has moved on to this zone since: they are ashore before it fights there,
 * unless they themselves wait for a sea battle (NA-JA-4).
 */
export const landingsOnTheWay = (state: GameState, zone: SpaceId): readonly BattlePlan[] =>
  state.turn.battles.filter(
    (plan) =>
      assaultTroops(state, plan.space).some((unit) => unit.space === zone && landsFrom(state, unit) !== zone) &&
      seaBattlesBefore(state, plan).length === 0,
  );

/**
 * The zones of sea battles that must be fought before this battle.
 * @rule AMPH-1
 */
export const seaBattlesBefore = (state: GameState, plan: BattlePlan): readonly SpaceId[] =>
  plan.kind === 'sea'
    ? []
    : plan.landingFrom.filter((zone) => state.turn.battles.some((other) => other.space === zone));
