import { actingIn, actingUnits } from '../acting.ts';
import type { SpaceId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { canBeRaided } from './raids.ts';

/** Which guns can strike which complexes with rockets (RKT). */

/** A strike that a power can make now. */
export interface RocketStrike {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** All strikes that the acting power can still make this turn, in the order of the board. */
export function rocketStrikes(state: GameState): readonly RocketStrike[] {
  if (state.phase !== 'conduct-combat') return [];
  const launchers = actingUnits(state).filter((unit) => typeOf(state, unit).rocketRange > 0);
  if (launchers.length === 0) return [];
  const spaces = new Set(launchers.map(({ space }) => space));
  return boardOf(state).territories.flatMap(({ id: from }) =>
    spaces.has(from) ? state.complexes.flatMap((to) => (strikeRefusal(state, { from, to }) ? [] : [{ from, to }])) : [],
  );
}

/** A gun in a territory that can strike with rockets; not one aboard a ship (RKT-4). */
export const launcherIn = (state: GameState, space: SpaceId): Unit | undefined =>
  actingIn(state, space).find((unit) => typeOf(state, unit).rocketRange > 0);

/**
 * Why a gun of this territory cannot strike that complex, or null.
 * @rule RKT-1, RKT-2, RKT-3, RKT-4
 */
export function strikeRefusal(state: GameState, { from, to }: RocketStrike): Refusal | null {
  const { rockets, captured } = state.turn;
  const gun = launcherIn(state, from);
  if (!gun) return refusal('RKT-1', 'no-rockets', { spaces: [from] });
  if (captured.includes(from)) return refusal('RKT-4', 'captured-gun', { spaces: [from] });
  if (!canBeRaided(state, to)) return refusal('RKT-1', 'nothing-to-strike', { spaces: [to] });
  if (rockets.some((strike) => strike.from === from)) return refusal('RKT-2', 'struck-already', { spaces: [from] });
  if (rockets.some((strike) => strike.to === to)) return refusal('RKT-2', 'complex-struck', { spaces: [to] });
  const allowed = typeOf(state, gun).rocketRange;
  const requested = boardOf(state).airDistance(from, to);
  return requested > allowed ? refusal('RKT-3', 'out-of-range', { spaces: [to], allowed, requested }) : null;
}
