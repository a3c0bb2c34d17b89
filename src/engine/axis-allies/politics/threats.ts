import { memoizePerObject } from '../../common/memoize.ts';
import { boardOf, isSeaZone } from '../board.ts';
import type { EventOf } from '../event.ts';
import { applyEvent } from '../events/applyEvent.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { seaStopRefusal } from '../moves/stopsAndEnds.ts';
import {
  areAtPeace,
  areAtWar,
  deedOf,
  domainOf,
  enemiesIn,
  isGroundApart,
  isGroundAtPeace,
  isHostileTerritory,
  isHostileZone,
  typeOf,
  unitsIn,
  unitsOf,
} from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { guardOf } from './unheldGround.ts';
import { isWar, newWars } from './wars.ts';

/** What war the acting power can bring by its orders, and by which. */

/** The wars that such an order would bring now, and the state in which they are. */
interface Threatened {
  readonly event: EventOf<'war-began'>;
  readonly state: GameState;
  /** Units whose orders of this phase would have been against the rules in war. */
  readonly inTheWay: readonly Unit[];
}

const NOBODY: readonly PowerId[] = [];

/**
 * The powers on which an attack of the acting power brings war with all that its edition names: those at war with it
 * from the beginning are left out.
 * @rule POL-3
 */
export function victimsOf(state: GameState): readonly PowerId[] {
  const { politics } = boardOf(state).edition;
  const on = politics?.provokes[state.power];
  return politics && on ? on.filter((power) => !isWar(politics.atWar, state.power, power)) : NOBODY;
}

/**
 * What an order that brings war would bring; null if the acting power can give none.
 * @rule POL-3, POL-4, POL-5
 */
export const threatened = memoizePerObject((state: GameState): Threatened | null => {
  const { edition } = boardOf(state);
  const on = edition.politics?.provokes[state.power];
  if (!state.wars || !on) return null;
  const wars = newWars(edition, state.wars, state.power, on);
  if (wars.length === 0) return null;
  const event = { type: 'war-began', by: state.power, wars } as const;
  const after = applyEvent(state, event);
  return { event, state: after, inTheWay: unitsOf(after, after.power).filter((unit) => isWrongInWar(after, unit)) };
});

/**
 * Whether what this unit did in the phase is against the rules in the state of war: it passed a zone where it would
 * have had to stop, or in noncombat move entered a hostile one, or cargo went aboard or ashore there.
 */
function isWrongInWar(state: GameState, unit: Unit): boolean {
  const deed = deedOf(state, unit.id);
  if (!deed || deed.phase !== state.phase) return false;
  if (deed.did === 'loaded') return isHostileZone(state, unit.space, unit.owner);
  if (domainOf(state, unit) !== 'sea') return false;
  if (deed.did === 'offloaded' && isHostileZone(state, unit.space, unit.owner)) return true;
  if (state.phase === 'combat-move')
    return deed.route.slice(1, -1).some((zone) => seaStopRefusal(state, unit, zone) !== null);
  // Submarines enter hostile zones in noncombat move, too (NCM-4).
  return !typeOf(state, unit).submerges && deed.route.slice(1).some((zone) => isHostileZone(state, zone, unit.owner));
}

/**
 * Whether a space holds what an order to there brings war for: in combat move ground or units of a power at peace with
 * the acting power, and in both phases of moves ground that is closed to it before war.
 */
export function isAtPeaceIn(state: GameState, space: SpaceId): boolean {
  if (state.phase === 'noncombat-move') return isGroundApart(state, space, state.power);
  if (state.phase !== 'combat-move') return false;
  return isSeaZone(boardOf(state), space)
    ? unitsIn(state, space).some(({ owner }) => areAtPeace(state, owner, state.power))
    : isGroundAtPeace(state, space, state.power);
}

/** The state of war in which the acting power's orders that bring war are judged; null if it can give none. */
export function stateOfWar(state: GameState): GameState | null {
  const war = state.wars ? threatened(state) : null;
  return war && war.inTheWay.length === 0 ? war.state : null;
}

/** Whether the acting power can attack this territory, be it that the attack brings war. */
export function isOpenToAttack(state: GameState, territory: SpaceId): boolean {
  if (isHostileTerritory(state, territory, state.power)) return true;
  if (!state.wars || state.phase !== 'combat-move' || !isGroundAtPeace(state, territory, state.power)) return false;
  const atWar = stateOfWar(state);
  return atWar !== null && isHostileTerritory(atWar, territory, state.power);
}

/** The powers at war with the acting power an attack on which still brings war with others. */
export const victimsAtWar = (state: GameState): readonly PowerId[] =>
  !state.wars || !threatened(state) ? NOBODY : victimsOf(state).filter((power) => areAtWar(state, power, state.power));

/** Whether a space is guarded ground of which an attack is one on its guards, and one of these is among them. */
function isGuardedBy(state: GameState, space: SpaceId, victims: readonly PowerId[]): boolean {
  const guard = guardOf(state, space);
  return guard !== null && guard.attackBringsWar && guard.by.some((power) => victims.includes(power));
}

/** Whether ground or units of one of these powers at war with the acting power are in a space. */
export const isVictimIn = (state: GameState, space: SpaceId, victims: readonly PowerId[]): boolean =>
  victims.includes(state.control[space] ?? '') ||
  isGuardedBy(state, space, victims) ||
  enemiesIn(state, space, state.power).some(({ owner }) => victims.includes(owner));
