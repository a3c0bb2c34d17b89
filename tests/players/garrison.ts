import { boardOf, unitsIn, type GameState, type Unit } from '../../src/engine/index.ts';
import { isLand } from './strength.ts';

/** Land units that stay in a power's capital. */
const GARRISON = 3;

/** The unit is one of those that guard the capital, the first that stand there. */
export function isGarrison(state: GameState, unit: Unit): boolean {
  const capital = boardOf(state).powers.get(unit.owner)?.capital;
  if (unit.space !== capital || !isLand(state, unit)) return false;
  const guards = unitsIn(state, capital).filter((other) => other.owner === unit.owner && isLand(state, other));
  return guards.slice(0, GARRISON).includes(unit);
}
