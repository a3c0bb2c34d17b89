import { actingIn, actingUnits, waitsToStrike } from '../acting.ts';
import { boardOf } from '../board.ts';
import { hasDeclaredAssault, isPassableAfterCombat, takesPartInAssault } from '../combat/battles.ts';
import { type CommandRules, emit, type Log } from '../commandRule.ts';
import type { SpaceId } from '../ids.ts';
import { allCanLandAshore, attackersWithoutLanding } from '../landing/landingProof.ts';
import { engagementRefusal, engagements, isEngagementOpen, withEngagements } from '../moves/engage.ts';
import { planLoad } from '../moves/load.ts';
import { planMove, takeBlitzed } from '../moves/move.ts';
import { planOffload } from '../moves/offload.ts';
import { meetSubmarines } from '../moves/passing.ts';
import { couldBeLeft, declaresAssault } from '../moves/possibleBattles.ts';
import { routesFrom } from '../moves/routes.ts';
import { hasFled } from '../moves/transportRules.ts';
import { beganInHostileZone, deedOf, isArmed, isHostileZone, typeOf, unitOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import type { PhaseRule } from './turn.ts';

/** What an edition says of combat move. */
export interface CombatMoveRules {
  /** Its commands beside moving, loading and naming a landing. */
  readonly takes?: CommandRules;
  /** Why the phase cannot end yet: each looks for one fault in all combat moves together. */
  readonly faults: readonly ((state: GameState) => readonly Refusal[])[];
}

/** Combat move (CM). At its end the choices for zones with only submarines and transports are final (CM-5). */
export const combatMove = ({ takes, faults }: CombatMoveRules): PhaseRule => ({
  id: 'combat-move',
  takes: {
    move: { plan: planMove, after: followMove },
    load: { plan: planLoad },
    offload: { plan: planOffload },
    ...takes,
  },
  isSkipped: waitsToStrike,
  faults: (state) => faults.flatMap((find) => find(state)),
  end: sayEngagements,
});

/** Tanks take what they blitz through (CM-9), and submarines fire at transports that pass them (HUNT-1). */
function followMove(log: Log): void {
  takeBlitzed(log);
  meetSubmarines(log);
}

function sayEngagements(log: Log): void {
  for (const { zone, attack } of engagements(log.state)) emit(log, { type: 'engagement-said', zone, attack });
}

/** Why combat move cannot end yet. An edition's phase lists those that hold in it. */

/**
 * Troops loaded in combat move need a territory to assault; if others on their transport have one, the same one
 * (AMPH-6). Where cargo may stay aboard, an edition leaves this out.
 * @rule CM-17
 */
export function troopsWithoutTarget(state: GameState): readonly Refusal[] {
  const withoutTarget = actingUnits(state).filter((unit) => {
    const deed = deedOf(state, unit.id);
    return deed?.did === 'loaded' && deed.assault === undefined;
  });
  if (withoutTarget.length === 0) return [];
  const hasShipmatesWithTarget = (unit: Unit): boolean =>
    actingUnits(state).some((other) => other.aboard === unit.aboard && deedOf(state, other.id)?.assault !== undefined);
  const leftAboard = withoutTarget.filter(hasShipmatesWithTarget);
  const others = withoutTarget.filter((unit) => !leftAboard.includes(unit));
  const faults: Refusal[] = [];
  if (others.length > 0) faults.push(refusal('CM-17', 'assault-required', aboutUnits(others)));
  if (leftAboard.length > 0) faults.push(refusal('AMPH-6', 'all-loaded-must-land', aboutUnits(leftAboard)));
  return faults;
}

/** Transports load in combat move to fight, flee or land troops (CM-16). */
export function cargoWithoutUse(state: GameState): readonly Refusal[] {
  const idle = actingUnits(state).filter((unit) => {
    if (unit.aboard === undefined || deedOf(state, unit.id)?.did !== 'loaded') return false;
    const ship = unitOf(state, unit.aboard);
    return ship && hasHold(state, ship) && !usesItsCargo(state, ship);
  });
  return idle.length > 0 ? [refusal('CM-16', 'load-without-use', aboutUnits(idle))] : [];
}

const usesItsCargo = (state: GameState, ship: Unit): boolean =>
  isHostileZone(state, ship.space, state.power) || hasFled(state, ship) || declaresAssault(state, ship);

const aboutUnits = (units: readonly Unit[]): Pick<Refusal, 'units' | 'spaces'> => ({
  units: units.map((unit) => unit.id),
  spaces: [...new Set(units.map((unit) => unit.space))],
});

/** Attacking air units that cannot land without taking the landing place of a unit that stays (CM-11). */
export function airWithoutLanding(state: GameState): readonly Refusal[] {
  if (allCanLandAshore(state)) return [];
  const lost = attackersWithoutLanding(withEngagements(state));
  const first = lost[0];
  return first === undefined
    ? []
    : [refusal('CM-11', 'cannot-land', { units: lost, spaces: [state.units[first]!.space] })];
}

/** Zones where units cannot do what they are there for, a refusal each (CM-1, CM-8, CM-18, CM-19, CM-21, AMPH-9). */
export const zonesInFault = (state: GameState): readonly Refusal[] =>
  boardOf(state).zones.flatMap((zone) => zoneRefusal(state, zone) ?? []);

function zoneRefusal(state: GameState, zone: SpaceId): Refusal | null {
  const own = actingIn(state, zone);
  // Elsewhere nobody is there to do anything.
  if (own.length === 0 && !hasDeclaredAssault(state, zone)) return null;
  if (isHostileZone(state, zone, state.power)) return hostileZoneRefusal(state, zone, own);
  if (isEngagementOpen(state, zone)) return engagementRefusal(state, zone);
  const idle = own.filter((unit) => movedWithoutEscape(state, unit) && !takesPartInAssault(state, unit, zone));
  if (idle.length === 0) return null;
  return refusal('CM-1', 'move-without-purpose', { units: idle.map((unit) => unit.id), spaces: [zone] });
}

/** Whether a unit moved in combat move without leaving a hostile zone. */
function movedWithoutEscape(state: GameState, unit: Unit): boolean {
  const deed = deedOf(state, unit.id);
  return deed?.phase === 'combat-move' && deed.did === 'moved' && !beganInHostileZone(state, unit);
}

/**
 * Somebody must be able to clear a zone for a landing (CM-18, AMPH-9). Units that need an escort must not attack alone
 * (CM-21), and must leave a hostile zone if they can (CM-8).
 * @rule CM-21
 */
function hostileZoneRefusal(state: GameState, zone: SpaceId, own: readonly Unit[]): Refusal | null {
  if (own.some((unit) => isArmed(state, unit)) || couldBeLeft(state, zone)) return null;
  if (!own.every((unit) => typeOf(state, unit).needsEscort) || own.length === 0)
    return hasDeclaredAssault(state, zone)
      ? refusal(own.length === 0 ? 'AMPH-9' : 'CM-18', 'zone-hostile', { spaces: [zone] })
      : null;
  const arrived = own.filter((unit) => deedOf(state, unit.id)?.did === 'moved');
  if (arrived.length > 0)
    return refusal('CM-21', 'transports-attack-alone', { units: arrived.map((unit) => unit.id), spaces: [zone] });
  const free = own.filter((unit) =>
    [...routesFrom(state, unit).keys()].some((to) => to !== zone && isPassableAfterCombat(state, to)),
  );
  if (free.length === 0) return null;
  return refusal('CM-8', 'transport-must-leave', { units: free.map((unit) => unit.id), spaces: [zone] });
}
