import { actingIn } from '../acting.ts';
import { boardOf } from '../board.ts';
import type { UnitTypeId } from '../ids.ts';
import { deedOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * Units that go along with others of the same order, one for one, where they would not go alone: mechanized infantry on
 * the blitz of a tank.
 */

/** The types that take this one along when they blitz; none for most. */
const leadersOf = (state: Pick<GameState, 'edition'>, type: UnitTypeId): readonly UnitTypeId[] =>
  boardOf(state).edition.combinedArms.flatMap((arms) => (arms.blitzes && arms.unit === type ? arms.with : []));

/** Whether units of a type blitz if another takes them along. */
export const isTakenAlong = (state: Pick<GameState, 'edition'>, type: UnitTypeId): boolean =>
  leadersOf(state, type).length > 0;

/** What two units have in common that can take the same way in one order: where they are and how they came there. */
const wayOf = (state: GameState, { id, owner, space }: Unit): string =>
  [owner, space, ...(deedOf(state, id)?.route ?? [])].join();

/**
 * The units of an order as they move: each that another takes along moves as that one does, the whole way. One takes
 * one along.
 * @rule MECH-2
 */
export function asTakenAlong(state: GameState, units: readonly Unit[]): readonly Unit[] {
  if (state.phase !== 'combat-move' || units.length < 2) return units;
  const free = new Set(units);
  return units.map((unit) => {
    const types = leadersOf(state, unit.type);
    if (types.length === 0) return unit;
    const leader = units.find(
      (one) => free.has(one) && types.includes(one.type) && wayOf(state, one) === wayOf(state, unit),
    );
    if (!leader) return unit;
    free.delete(leader);
    return { ...unit, type: leader.type };
  });
}

/** A unit as it moves if somebody that stands beside it, and has done nothing yet, takes it along. */
export function asTakenFromHere(state: GameState, unit: Unit): Unit {
  const types = leadersOf(state, unit.type);
  if (types.length === 0 || state.phase !== 'combat-move') return unit;
  const leader = actingIn(state, unit.space).find(
    ({ id, owner, type }) => owner === unit.owner && types.includes(type) && !deedOf(state, id),
  );
  return leader ? { ...unit, type: leader.type } : unit;
}
