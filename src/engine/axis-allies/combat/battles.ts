import { memoizePerObject } from '../../common/memoize.ts';
import { actingIn, actingUnits } from '../acting.ts';
import { attackersIn, raidsToFly } from '../air/raidsAndRockets.ts';
import { boardOf } from '../board.ts';
import type { SpaceId } from '../ids.ts';
import {
  cargoOf,
  deedOf,
  defendersIn,
  isArmed,
  hasScrambled,
  isHostileTerritory,
  isHostileZone,
  typeOf,
} from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { hasHold } from '../shipRoom.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/** Landings that were declared, the battles that follow from combat move, and their order (COM-1, AMPH-1, AMPH-8). */

/** The zone from which cargo lands: that of its transport, or one where its transport was before (NA-JA-4). */
export const landsFrom = (state: GameState, { id, space }: Unit): SpaceId => deedOf(state, id)?.assaultFrom ?? space;

/** The zones from which own troops have declared assaults and are still aboard. */
const assaultZones = memoizePerObject(
  (state: GameState): ReadonlySet<SpaceId> =>
    new Set(
      actingUnits(state).flatMap((unit) =>
        unit.aboard !== undefined && deedOf(state, unit.id)?.assault !== undefined ? [landsFrom(state, unit)] : [],
      ),
    ),
);

/** Whether cargo has declared an assault from this zone. */
export const hasDeclaredAssault = (state: GameState, zone: SpaceId): boolean => assaultZones(state).has(zone);

/**
 * Whether a ship in this zone takes part in an assault from it (CM-1): a transport only if troops land from it, any
 * other ship beside one.
 */
export const takesPartInAssault = (state: GameState, ship: Unit, zone: SpaceId): boolean =>
  hasDeclaredAssault(state, zone) &&
  (!hasHold(state, ship) ||
    isArmed(state, ship) ||
    cargoOf(state, ship).some(
      (unit) => deedOf(state, unit.id)?.assault !== undefined && landsFrom(state, unit) === zone,
    ));

/**
 * Own cargo by the territory it will assault, except on transports that retreated (CM-18). That all must land, or that
 * a landing may be called off, is said by `troopsWithoutTarget` and `callOff`.
 * @rule AMPH-6
 */
const assaulting = memoizePerObject((state: GameState): ReadonlyMap<SpaceId, readonly Unit[]> => {
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
export const plannedBattles = memoizePerObject((state: GameState): readonly BattlePlan[] => {
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
  assaultTroops(state, territory).filter((unit) => !isContested(state, landsFrom(state, unit)));

/** Whether a sea battle left this zone contested, or aircraft scrambled into it and nobody can fight them (AMPH-9). */
const isContested = (state: GameState, zone: SpaceId): boolean =>
  state.turn.seaBattles[zone] === 'contested' ||
  (hasScrambled(state, zone, state.power) && actingIn(state, zone).length === 0);

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

/**
 * Whether the acting power fights in this zone: against units that bar it, against aircraft that scrambled into it, or
 * by choice against others (`planEngage`).
 * @rule CM-5, SCR-3
 */
export function isBattlePlanned(state: GameState, zone: SpaceId): boolean {
  if (actingIn(state, zone).length === 0) return false;
  return (
    isHostileZone(state, zone, state.power) ||
    state.turn.engage[zone] === true ||
    hasScrambled(state, zone, state.power)
  );
}

/** Whether ships may pass this zone after combat: it is not hostile, or own armed units fight there (CM-8). */
export const isPassableAfterCombat = (state: GameState, zone: SpaceId): boolean =>
  !isHostileZone(state, zone, state.power) || actingIn(state, zone).some((unit) => isArmed(state, unit));

/** Why a battle must wait for others, or null. An edition lists what holds in it. */
export type BattleOrder = (state: GameState, plan: BattlePlan) => Refusal | null;

/** Amphibious assaults and their sea battles come before all other battles (AMPH-8). */
export const assaultsFirst: BattleOrder = ({ turn }, { space, landingFrom }) =>
  landingFrom.length === 0 && turn.battles.some((other) => other.landingFrom.length > 0)
    ? refusal('AMPH-8', 'assaults-first', { spaces: [space] })
    : null;

/** Raids come before all battles (AMPH-8). */
export const raidsFirst: BattleOrder = (state, { space }) =>
  raidsToFly(state).length > 0 ? refusal('AMPH-8', 'raids-first', { spaces: [space] }) : null;

/**
 * What a transport lands on its way is ashore before it fights at sea where its way ends, unless that landing itself
 * waits for a sea battle (NA-JA-4).
 */
export const landingsOnTheWayFirst: BattleOrder = (state, { space, kind }) => {
  if (kind !== 'sea') return null;
  const [first] = landingsOnTheWay(state, space);
  return first ? refusal('NA-JA-4', 'landing-first', { spaces: [first.space] }) : null;
};
