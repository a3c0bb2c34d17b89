import { produce } from 'immer';
import { fault, ok, type Result } from '../../common/result.ts';
import { boardOf, isSeaZone } from '../map/board.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { beganInHostileZone, deedOf, domainOf, enemiesIn, isArmed, isHostileZone, ownIn, unitsIn } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { isSubmarine, isTransport } from '../unitRoles.ts';
import { plannedBattles } from '../combat/battles.ts';
import { hasDeclaredAssault } from './possibleAssaults.ts';

/** Attacking or ignoring enemy submarines and transports where no surface warship stands (CM-5, CM-19, AMPH-1). */

type Engage = Extract<Command, { type: 'engage' }>;

/** Own units that may fight here: those that came in a retreat join no battle (CM-7). */
const readyIn = (state: GameState, zone: SpaceId): readonly Unit[] =>
  ownIn(state, zone, state.power).filter((unit) => !deedOf(state, unit.id)?.retreated);

/** Own units share this zone with enemy submarines or transports only. */
export const isEngagementOpen = (state: GameState, zone: SpaceId): boolean =>
  isSeaZone(boardOf(state), zone) &&
  !isHostileZone(state, zone, state.power) &&
  enemiesIn(state, zone, state.power).length > 0 &&
  (readyIn(state, zone).length > 0 || hasDeclaredAssault(state, zone));

/** Units that came only for this attack: without it their move has no purpose (CM-1). */
export function cameToAttack(state: GameState, zone: SpaceId): readonly Unit[] {
  const isAssault = hasDeclaredAssault(state, zone);
  return ownIn(state, zone, state.power).filter((unit) => {
    const deed = deedOf(state, unit.id);
    if (deed?.phase !== 'combat-move' || deed.did !== 'moved' || beganInHostileZone(state, unit)) return false;
    return domainOf(state, unit) === 'air' || !isAssault;
  });
}

/** An assault from here can pass enemy submarines by only beside an own warship (CM-19). */
const needsWarship = (state: GameState, zone: SpaceId): boolean =>
  hasDeclaredAssault(state, zone) &&
  enemiesIn(state, zone, state.power).some((unit) => isSubmarine(unit.type)) &&
  !ownIn(state, zone, state.power).some((unit) => domainOf(state, unit) === 'sea' && !isTransport(unit.type));

/**
 * What was said about a zone, or what follows if nothing was: attack if units came for that or the landing needs it.
 */
export const willEngage = (state: GameState, zone: SpaceId): boolean =>
  state.turn.engage[zone] ?? (cameToAttack(state, zone).length > 0 || needsWarship(state, zone));

export function planEngage(state: GameState, { zone, attack }: Engage): Result<readonly GameEvent[], Refusal> {
  if (state.phase !== 'combat-move' && state.phase !== 'conduct-combat')
    return fault(refusal('TURN-2', 'not-now', { spaces: [zone] }));
  if (!isEngagementOpen(state, zone) || state.turn.seaBattles[zone] !== undefined)
    return fault(refusal('CM-5', 'nothing-to-engage', { spaces: [zone] }));
  // A sea battle comes before the landing from its zone or not at all.
  const emptied = unitsIn(state, zone).filter(
    (unit) => isTransport(unit.type) && deedOf(state, unit.id)?.did === 'offloaded',
  );
  if (emptied.length > 0) return fault(refusal('AMPH-8', 'transport-done', { spaces: [zone], units: idsOf(emptied) }));
  // Elsewhere the choice belongs to combat move (CM-5); a position that begins at conduct combat makes it before its
  // first battle.
  const isFresh = Object.keys(state.turn.deeds).length === 0;
  if (state.phase === 'conduct-combat' && !isFresh && !hasDeclaredAssault(state, zone))
    return fault(refusal('CM-5', 'not-now', { spaces: [zone] }));
  const said = produce(state, ({ turn }) => {
    turn.engage[zone] = attack;
  });
  // While moves go on an escort may still come; only what no later move can mend is refused at once.
  const refused =
    attack || state.phase === 'conduct-combat' ? engagementRefusal(said, zone) : purposeRefusal(said, zone);
  if (refused) return fault(refused);
  const events: GameEvent[] = [{ type: 'engagement-said', zone, attack }];
  if (state.phase === 'conduct-combat')
    events.push({
      type: 'battles-listed',
      battles: plannedBattles(said).filter(
        (plan) => state.turn.battles.some((old) => old.space === plan.space) || plan.space === zone,
      ),
    });
  return ok(events);
}

/** Units that came only to attack, where the attack is off. */
function purposeRefusal(state: GameState, zone: SpaceId): Refusal | null {
  const came = cameToAttack(state, zone);
  return came.length > 0 ? refusal('CM-1', 'engagement-needed', { spaces: [zone], units: idsOf(came) }) : null;
}

/** What is wrong with attacking or ignoring here, as things stand. */
export function engagementRefusal(state: GameState, zone: SpaceId): Refusal | null {
  const own = readyIn(state, zone);
  const isAttack = willEngage(state, zone);
  if (isAttack && own.some((unit) => isArmed(state, unit))) return null;
  if (needsWarship(state, zone))
    return refusal('CM-19', 'needs-warship', { spaces: [zone], units: idsOf(assaultTroops(state, zone)) });
  if (isAttack) return refusal('CM-21', 'transports-attack-alone', { spaces: [zone], units: idsOf(own) });
  return purposeRefusal(state, zone);
}

const assaultTroops = (state: GameState, zone: SpaceId): readonly Unit[] =>
  unitsIn(state, zone).filter((unit) => deedOf(state, unit.id)?.assault !== undefined);

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map((unit) => unit.id);
