import type { Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * What stops one unit stops all of its type beside it that have done as little this turn: the refusal then names them
 * together.
 */
export function withIdenticalUnits(state: GameState, units: readonly Unit[], one: Unit, refusal: Refusal): Refusal {
  const isAlike = (unit: Unit): boolean =>
    unit.type === one.type && unit.space === one.space && unit.aboard === one.aboard && !state.turn.deeds[unit.id];
  if (state.turn.deeds[one.id]) return refusal;
  return { ...refusal, units: units.filter((unit) => unit === one || isAlike(unit)).map((unit) => unit.id) };
}
