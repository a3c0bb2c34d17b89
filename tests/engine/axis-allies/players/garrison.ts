import { boardOf, unitsIn, type GameState, type Unit } from '../../../../src/engine/axis-allies/index.ts';
import { isLand } from './strength.ts';

/** How many land units stay in a power's capital. */
const GARRISON = 3;

/** Whether the unit stays as garrison: it is one of the first land units in the capital. */
export function isGarrison(state: GameState, unit: Unit): boolean {
  const capital = boardOf(state).powers.get(unit.owner)?.capital;
  if (unit.space !== capital || !isLand(state, unit)) return false;
  const guards = unitsIn(state, capital).filter((other) => other.owner === unit.owner && isLand(state, other));
  return guards.slice(0, GARRISON).includes(unit);
}
