import { actingUnits } from '../acting.ts';
import { memoizePerState } from '../../common/memoize.ts';
import { cargoOf, deedOf } from '../pieces.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** Own units in groups that are equal for a command: same type, space and cargo, nothing done this turn. */
export const alikeUnits = memoizePerState((state: GameState): readonly (readonly Unit[])[] => {
  const groups = new Map<string, Unit[]>();
  for (const unit of actingUnits(state)) {
    const cargo = hasHold(state, unit)
      ? cargoOf(state, unit)
          .map(({ type, owner }) => `${owner} ${type}`)
          .sort()
      : [];
    const key =
      `${unit.owner} ${unit.type} ${unit.space} ${unit.aboard ?? ''} ${deedOf(state, unit.id) ? unit.id : ''} ` +
      `${cargo.join()}`;
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return [...groups.values()];
});
