import { advantagesWith } from '../advantages/inPlay.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { moveRange } from './moveRange.ts';

/** Ways on which some advantage lets land units move farther than elsewhere, if they never leave them. */

/** An advantage with a line on which land units move farther. */
type Railway = ReturnType<typeof advantagesWith<'railway'>>[number]['advantage'];

/** How far a unit can move in a turn, at most: by its type, or on a railway where it has been all the while. */
export function moveOf(state: GameState, unit: Unit): number {
  const own = moveRange(state, unit);
  if (advantagesWith(state, 'railway').length === 0) return own;
  const deed = deedOf(state, unit.id);
  return Math.max(own, byRail(state, unit, deed?.did === 'moved' ? deed.route : [unit.space]));
}

/** The railway on which this unit has been all the while and can go farther than elsewhere; null if there is none. */
export function railwayOf(state: GameState, unit: Unit): Railway | null {
  const deed = deedOf(state, unit.id);
  const found = railwayOn(state, unit, deed?.did === 'moved' ? deed.route : [unit.space]);
  return found && found.railway.move > moveRange(state, unit) ? found : null;
}

/** How far a unit can move by a railway that all these spaces belong to; 0 if there is none. */
const byRail = (state: GameState, unit: Unit, route: readonly SpaceId[]): number =>
  railwayOn(state, unit, route)?.railway.move ?? 0;

/** The railway for such units of their owner to which all these spaces belong, the farthest of several. */
function railwayOn(state: GameState, { type, owner: power }: Unit, route: readonly SpaceId[]): Railway | null {
  let farthest: Railway | null = null;
  for (const { advantage, owner } of advantagesWith(state, 'railway')) {
    const { units, spaces, move } = advantage.railway;
    if (owner !== power || !units.includes(type) || !route.every((space) => spaces.includes(space))) continue;
    if (farthest === null || move > farthest.railway.move) farthest = advantage;
  }
  return farthest;
}

/** Why a land or sea unit cannot go so far on this route, from where it began: only a railway leads farther (CM-2). */
export function offRailsRefusal(state: GameState, unit: Unit, route: readonly SpaceId[]): Refusal | null {
  const steps = route.length - 1;
  const own = moveRange(state, unit);
  if (steps <= own || steps <= byRail(state, unit, route)) return null;
  return refusal('CM-2', 'too-far', { units: [unit.id], spaces: route.slice(-1), requested: steps, allowed: own });
}
