import { memoizePerState } from '../../common/memoize.ts';
import { plannedBattles } from '../combat/battles.ts';
import { isPassableAfterCombat } from '../combat/seaBattles.ts';
import { boardOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { attackersWithoutLanding } from '../landing/landingProof.ts';
import { hasDeclaredAssault } from '../moves/possibleAssaults.ts';
import { engagementRefusal, isEngagementOpen, willEngage } from '../moves/engage.ts';
import { routesFrom } from '../moves/routes.ts';
import { beganInHostileZone, deedOf, isArmed, isHostileZone, ownIn, unitsOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/**
 * Why combat move cannot end yet: faults of all combat moves together (CM-1, CM-8, CM-11, CM-17, CM-19, CM-21, AMPH-9).
 */
export function combatMoveRefusals(state: GameState): readonly Refusal[] {
  const faults = [...troopsWithoutTarget(state)];
  for (const zone of boardOf(state).zones) {
    const refused = zoneRefusal(state, zone);
    if (refused) faults.push(refused);
  }
  const lost = attackersWithoutLanding(withEngagements(state));
  const first = lost[0];
  if (first !== undefined)
    faults.push(refusal('CM-11', 'cannot-land', { units: lost, spaces: [state.units[first]!.space] }));
  return faults;
}

/** The zones where the acting power can attack or ignore submarines and transports, with the current choice. */
export const engagements = memoizePerState(
  (state: GameState): readonly { readonly zone: SpaceId; readonly attack: boolean }[] =>
    boardOf(state)
      .zones.filter((zone) => isEngagementOpen(state, zone))
      .map((zone) => ({ zone, attack: willEngage(state, zone) })),
);

/**
 * The battles that follow from the combat moves so far and the current choices of `engagements`. Memoized because the
 * user interface needs it for every space.
 */
export const battlesFromMoves = memoizePerState((state: GameState): readonly BattlePlan[] =>
  plannedBattles(withEngagements(state)),
);

/**
 * Battles still to be fought: in combat move those that follow from the moves so far, later those that were listed at
 * its end.
 */
export const battlesToCome = (state: GameState): readonly BattlePlan[] =>
  state.phase === 'combat-move' ? battlesFromMoves(state) : state.turn.battles;

function withEngagements(state: GameState): GameState {
  const engage = Object.fromEntries(engagements(state).map(({ zone, attack }) => [zone, attack]));
  return { ...state, turn: { ...state.turn, engage } };
}

/**
 * Troops loaded in combat move need a territory to assault (CM-17); if others on their transport have one, the same one
 * (AMPH-6).
 */
function troopsWithoutTarget(state: GameState): readonly Refusal[] {
  const withoutTarget = unitsOf(state, state.power).filter((unit) => {
    const deed = deedOf(state, unit.id);
    return deed?.did === 'loaded' && deed.assault === undefined;
  });
  if (withoutTarget.length === 0) return [];
  const hasShipmatesWithTarget = (unit: Unit): boolean =>
    unitsOf(state, state.power).some(
      (other) => other.aboard === unit.aboard && deedOf(state, other.id)?.assault !== undefined,
    );
  const leftAboard = withoutTarget.filter(hasShipmatesWithTarget);
  const others = withoutTarget.filter((unit) => !leftAboard.includes(unit));
  const faults: Refusal[] = [];
  if (others.length > 0) faults.push(refusal('CM-17', 'assault-required', aboutUnits(others)));
  if (leftAboard.length > 0) faults.push(refusal('AMPH-6', 'all-loaded-must-land', aboutUnits(leftAboard)));
  return faults;
}

const aboutUnits = (units: readonly Unit[]): Pick<Refusal, 'units' | 'spaces'> => ({
  units: units.map((unit) => unit.id),
  spaces: [...new Set(units.map((unit) => unit.space))],
});

function zoneRefusal(state: GameState, zone: SpaceId): Refusal | null {
  const own = ownIn(state, zone, state.power);
  if (isHostileZone(state, zone, state.power)) return hostileZoneRefusal(state, zone, own);
  if (isEngagementOpen(state, zone)) return engagementRefusal(state, zone);
  const idle = own.filter((unit) => movedWithoutEscape(state, unit));
  if (idle.length === 0 || hasDeclaredAssault(state, zone)) return null;
  return refusal('CM-1', 'move-without-purpose', { units: idle.map((unit) => unit.id), spaces: [zone] });
}

/** Whether it moved in combat move without leaving a hostile zone. */
function movedWithoutEscape(state: GameState, unit: Unit): boolean {
  const deed = deedOf(state, unit.id);
  return deed?.phase === 'combat-move' && deed.did === 'moved' && !beganInHostileZone(state, unit);
}

/** Transports must not attack alone (CM-21), and must leave a hostile zone if they can (CM-8). */
function hostileZoneRefusal(state: GameState, zone: SpaceId, own: readonly Unit[]): Refusal | null {
  if (own.some((unit) => isArmed(state, unit))) return null;
  if (own.length === 0)
    return hasDeclaredAssault(state, zone) ? refusal('AMPH-9', 'zone-hostile', { spaces: [zone] }) : null;
  const arrived = own.filter((unit) => deedOf(state, unit.id)?.did === 'moved');
  if (arrived.length > 0)
    return refusal('CM-21', 'transports-attack-alone', { units: arrived.map((unit) => unit.id), spaces: [zone] });
  const free = own.filter((unit) =>
    [...routesFrom(state, unit).keys()].some((to) => to !== zone && isPassableAfterCombat(state, to)),
  );
  if (free.length === 0) return null;
  return refusal('CM-8', 'transport-must-leave', { units: free.map((unit) => unit.id), spaces: [zone] });
}
