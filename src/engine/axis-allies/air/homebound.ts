import { memoizePerObject } from '../../common/memoize.ts';
import { boardOf } from '../board.ts';
import type { UnitId } from '../ids.ts';
import { isLandingTerritory } from '../moves/stopsAndEnds.ts';
import { domainOf, unitOf } from '../pieces.ts';
import type { Deed, GameState, Unit } from '../state.ts';
import { raidsToFly } from './raidsAndRockets.ts';

/**
 * The air units that must complete their move now: their battle is over, they broke off, met nobody where they went, or
 * fled to a zone. None where air units fly home in noncombat move.
 * @rule COM-25
 */
export const homebound = (state: GameState): readonly UnitId[] =>
  state.phase === 'conduct-combat' && boardOf(state).edition.airLands === 'after-battle' ? homeboundNow(state) : NONE;

const NONE: readonly UnitId[] = [];

const homeboundNow = memoizePerObject((state: GameState): readonly UnitId[] => {
  const found: UnitId[] = [];
  for (const id in state.turn.deeds) {
    const deed = state.turn.deeds[id]!;
    const isStillInCombat = (deed.phase === 'combat-move' && deed.did !== 'launched') || deed.did === 'fought';
    const unit = isStillInCombat ? unitOf(state, id) : undefined;
    if (unit && domainOf(state, unit) === 'air' && isHomebound(state, unit, deed)) found.push(id);
  }
  return found;
});

/** Whether an air unit that has been in this combat must go home. */
function isHomebound(state: GameState, { id, owner, space, aboard }: Unit, deed: Deed): boolean {
  if (aboard !== undefined) return false;
  if (state.battle?.attackers.includes(id)) return false;
  const mustFight =
    deed.duty === 'raid'
      ? deed.phase === 'combat-move' && raidsToFly(state).includes(space)
      : state.turn.battles.some((plan) => plan.space === space);
  if (mustFight) return false;
  return !isLandingTerritory(state, space, owner);
}

/** Whether an air unit has completed its move after combat. */
export const hasFlownHome = ({ turn }: GameState, { id }: Unit): boolean =>
  turn.deeds[id]?.phase === 'conduct-combat' && turn.deeds[id].did === 'moved';
