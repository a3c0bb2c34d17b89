import { deedOf } from '../pieces.ts';
import type { Refusal } from '../refusal.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * Adds all units of the command that are identical to the refused one, because they are refused for the same reason:
 * same type and space, on the same ship, nothing done this turn.
 */
export function withIdenticalUnits(state: GameState, units: readonly Unit[], one: Unit, refusal: Refusal): Refusal {
  const isAlike = (unit: Unit): boolean =>
    unit.owner === one.owner &&
    unit.type === one.type &&
    unit.space === one.space &&
    unit.aboard === one.aboard &&
    !state.turn.deeds[unit.id];
  if (state.turn.deeds[one.id]) return refusal;
  return { ...refusal, units: units.filter((unit) => unit === one || isAlike(unit)).map((unit) => unit.id) };
}

/**
 * Asks once for identical units of a command, for which the answer is the same. Ships that may carry different cargo
 * are never identical.
 */
export function onceForIdentical<Answer>(state: GameState, ask: (unit: Unit) => Answer): (unit: Unit) => Answer {
  const known = new Map<string, Answer>();
  return (unit) => {
    if (deedOf(state, unit.id) || hasHold(state, unit)) return ask(unit);
    const kind = `${unit.owner} ${unit.type} ${unit.space} ${unit.aboard ?? ''}`;
    let answer = known.get(kind);
    if (answer === undefined) known.set(kind, (answer = ask(unit)));
    return answer;
  };
}
