import { actingUnits } from '../acting.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { transportRoutes } from '../moves/possibleBattles.ts';
import { movesLeft, transportDoneRefusal } from '../moves/readiness.ts';
import { isHostileZone } from '../pieces.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** A voyage on which a ship of the acting power can take troops aboard and land them at its end (CM-16, CM-18). */
export interface Voyage {
  readonly ship: UnitId;
  /** The zones it sails through, its own first; from the last one its troops land. */
  readonly zones: readonly SpaceId[];
  /** The territories where troops can go aboard, each with the first zone of the voyage from which they do. */
  readonly boarding: ReadonlyMap<SpaceId, SpaceId>;
}

/** All voyages of the acting power's ships with room for troops, in this combat move. */
export const voyages = (state: GameState): readonly Voyage[] =>
  actingUnits(state).flatMap((unit) => (hasHold(state, unit) ? voyagesOf(state, unit) : []));

/** The voyages of one ship. It may be put to another space than its own to ask what it could do from there. */
export function voyagesOf(state: GameState, ship: Unit): readonly Voyage[] {
  if (transportDoneRefusal(state, ship, 'load')) return [];
  const { coasts } = boardOf(state);
  return [...transportRoutes(state, ship.space, movesLeft(state, ship))].map((zones) => {
    const boarding = new Map<SpaceId, SpaceId>();
    for (const zone of zones) {
      if (isHostileZone(state, zone, state.power)) continue;
      for (const territory of neighboursIn(coasts, zone)) if (!boarding.has(territory)) boarding.set(territory, zone);
    }
    return { ship: ship.id, zones, boarding };
  });
}
