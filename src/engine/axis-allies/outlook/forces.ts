import { hasFlownHome } from '../air/homebound.ts';
import { attackersIn } from '../air/raidsAndRockets.ts';
import { troopsAshore } from '../combat/battles.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf, defendersIn } from '../pieces.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/** The two sides of a battle. */
export interface Forces {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

/** The units that would fight a planned battle if it began now, including assaulting troops. */
export function forcesFor(state: GameState, { space }: BattlePlan): Forces {
  const there = attackersIn(state, space).filter(
    (unit) => !deedOf(state, unit.id)?.retreated && !hasFlownHome(state, unit),
  );
  const landing = troopsAshore(state, space).map((unit): Unit => ashore(unit, space));
  return { attackers: [...there, ...landing], defenders: defendersIn(state, space, state.power) };
}

const ashore = ({ aboard: _ship, ...unit }: Unit, space: SpaceId): Unit => ({ ...unit, space });
