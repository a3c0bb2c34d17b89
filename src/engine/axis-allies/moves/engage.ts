import { produce } from 'immer';
import { memoizePerObject } from '../../common/memoize.ts';
import { fault, ok, type Result } from '../../common/result.ts';
import { actingIn } from '../acting.ts';
import { boardOf, isSeaZone } from '../board.ts';
import { hasDeclaredAssault, plannedBattles, takesPartInAssault } from '../combat/battles.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import {
  beganInHostileZone,
  deedOf,
  domainOf,
  enemiesIn,
  hasEnemySubmarine,
  hasScrambled,
  isArmed,
  isHostileZone,
  typeOf,
  unitsIn,
} from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { hasHold } from '../shipRoom.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/** Attacking or ignoring enemy units that do not bar their zone: submarines, transports (CM-5, CM-19, AMPH-1). */

type Engage = Extract<Command, { type: 'engage' }>;

/** Own units that can fight here: all except those that retreated to this zone (CM-7). */
const readyIn = (state: GameState, zone: SpaceId): readonly Unit[] =>
  actingIn(state, zone).filter((unit) => !deedOf(state, unit.id)?.retreated);

/** Whether own units, or an assault, are in a zone where the only enemies are submarines and transports. */
export const isEngagementOpen = (state: GameState, zone: SpaceId): boolean =>
  unitsIn(state, zone).length > 0 &&
  isSeaZone(boardOf(state), zone) &&
  !isHostileZone(state, zone, state.power) &&
  !hasScrambled(state, zone, state.power) &&
  enemiesIn(state, zone, state.power).length > 0 &&
  (readyIn(state, zone).length > 0 || hasDeclaredAssault(state, zone));

/** Own units that moved here only for this attack: without it their move is not allowed (CM-1). */
export function cameToAttack(state: GameState, zone: SpaceId): readonly Unit[] {
  return actingIn(state, zone).filter((unit) => {
    const deed = deedOf(state, unit.id);
    if (deed?.phase !== 'combat-move' || deed.did !== 'moved' || beganInHostileZone(state, unit)) return false;
    return domainOf(state, unit) === 'air' || !takesPartInAssault(state, unit, zone);
  });
}

/**
 * Whether an assault from here lacks the own warship it needs to ignore enemy submarines.
 * @rule CM-19
 */
const lacksWarship = (state: GameState, zone: SpaceId): boolean =>
  hasDeclaredAssault(state, zone) &&
  hasEnemySubmarine(state, zone, state.power) &&
  !actingIn(state, zone).some((unit) => domainOf(state, unit) === 'sea' && isArmed(state, unit));

/**
 * The choice for a zone: attack or ignore. Default: attack if units moved here only for that or an assault needs it.
 */
export const willEngage = (state: GameState, zone: SpaceId): boolean =>
  state.turn.engage[zone] ?? (cameToAttack(state, zone).length > 0 || lacksWarship(state, zone));

export function planEngage(state: GameState, { zone, attack }: Engage): Result<readonly GameEvent[], Refusal> {
  if (!isEngagementOpen(state, zone) || state.turn.seaBattles[zone] !== undefined)
    return fault(refusal('CM-5', 'nothing-to-engage', { spaces: [zone] }));
  // A sea battle cannot be fought after a landing from its zone.
  const emptied = unitsIn(state, zone).filter(
    (unit) => hasHold(state, unit) && deedOf(state, unit.id)?.did === 'offloaded',
  );
  if (emptied.length > 0) return fault(refusal('AMPH-8', 'transport-done', { spaces: [zone], units: idsOf(emptied) }));
  // The choice is made in combat move (CM-5), except for assaults and in positions that begin with conduct combat.
  const isFresh = Object.keys(state.turn.deeds).length === 0;
  if (state.phase === 'conduct-combat' && !isFresh && !hasDeclaredAssault(state, zone))
    return fault(refusal('CM-5', 'not-now', { spaces: [zone] }));
  const afterChoice = produce(state, ({ turn }) => {
    turn.engage[zone] = attack;
  });
  // In combat move an escort can still come, so ignoring is refused only if units came for the attack.
  const refused =
    attack || state.phase === 'conduct-combat'
      ? engagementRefusal(afterChoice, zone)
      : purposeRefusal(afterChoice, zone);
  if (refused) return fault(refused);
  const events: GameEvent[] = [{ type: 'engagement-said', zone, attack }];
  if (state.phase === 'conduct-combat')
    events.push({
      type: 'battles-listed',
      battles: plannedBattles(afterChoice).filter(
        (plan) => state.turn.battles.some((old) => old.space === plan.space) || plan.space === zone,
      ),
    });
  return ok(events);
}

/** Refuses to ignore a zone where units moved only to attack; null if there are none. */
function purposeRefusal(state: GameState, zone: SpaceId): Refusal | null {
  const came = cameToAttack(state, zone);
  return came.length > 0 ? refusal('CM-1', 'engagement-needed', { spaces: [zone], units: idsOf(came) }) : null;
}

/** Why the current choice for a zone, attack or ignore, is not allowed with the units there now; null if it is. */
export function engagementRefusal(state: GameState, zone: SpaceId): Refusal | null {
  const own = readyIn(state, zone);
  const isAttack = willEngage(state, zone);
  if (isAttack && own.some((unit) => !typeOf(state, unit).needsEscort)) return null;
  if (lacksWarship(state, zone))
    return refusal('CM-19', 'needs-warship', { spaces: [zone], units: idsOf(assaultTroops(state, zone)) });
  if (isAttack && own.length === 0) return refusal('CM-5', 'nothing-to-engage', { spaces: [zone] });
  if (isAttack) return refusal('CM-21', 'transports-attack-alone', { spaces: [zone], units: idsOf(own) });
  return purposeRefusal(state, zone);
}

const assaultTroops = (state: GameState, zone: SpaceId): readonly Unit[] =>
  unitsIn(state, zone).filter((unit) => deedOf(state, unit.id)?.assault !== undefined);

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map((unit) => unit.id);

/** The zones where the acting power can attack or ignore submarines and transports, with the current choice. */
export const engagements = memoizePerObject(
  (state: GameState): readonly { readonly zone: SpaceId; readonly attack: boolean }[] =>
    boardOf(state)
      .zones.filter((zone) => isEngagementOpen(state, zone))
      .map((zone) => ({ zone, attack: willEngage(state, zone) })),
);

/**
 * The battles that follow from the combat moves so far and the current choices of `engagements`. Memoized because the
 * user interface needs it for every space.
 */
const battlesFromMoves = memoizePerObject((state: GameState): readonly BattlePlan[] =>
  plannedBattles(withEngagements(state)),
);

/**
 * Battles still to be fought: in combat move those that follow from the moves so far, later those that were listed at
 * its end.
 */
export const battlesToCome = (state: GameState): readonly BattlePlan[] =>
  state.phase === 'combat-move' ? battlesFromMoves(state) : state.turn.battles;

/** The state with the current choices of `engagements` said. */
export function withEngagements(state: GameState): GameState {
  const engage = Object.fromEntries(engagements(state).map(({ zone, attack }) => [zone, attack]));
  return { ...state, turn: { ...state.turn, engage } };
}
