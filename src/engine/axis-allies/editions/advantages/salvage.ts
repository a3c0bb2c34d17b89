import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround, runningOf } from '../../advantages/inPlay.ts';
import { emit } from '../../commandRule.ts';
import type { GameEvent } from '../../event.ts';
import type { PowerId } from '../../ids.ts';
import type { GameState } from '../../state.ts';

const ID = 'salvage';

/**
 * After a battle won in a red territory that wrecked an attacking tank, a tank may be placed there.
 * @rule NA-SU-4
 */
export const salvage: AdvantageRule = {
  id: ID,
  holdsForATime: true,
  reacts(log, event, owner, before) {
    if (wrecksTank(event, owner, before) && !runningOf(log.state, ID))
      emit(log, { type: 'advantage-began', power: owner, advantage: ID, until: 'battle' });
    if (event.type !== 'battle-ended' || event.result !== 'defender-won' || !runningOf(before, ID)) return;
    if (!defends(before, owner)) return;
    const offer = { advantage: ID, by: owner, places: [event.space], units: { tank: 1 } };
    emit(log, { type: 'offer-made', offer });
  },
};

/** Whether the owner has a defender left: who has units left when the others have none has won. */
const defends = ({ battle, units }: GameState, owner: PowerId): boolean =>
  battle?.defenders.some((id) => units[id]?.owner === owner) ?? false;

/** Whether an attacking tank is destroyed in a battle that the owner fights on its home ground. */
function wrecksTank(event: GameEvent, owner: PowerId, before: GameState): boolean {
  const { battle } = before;
  if (event.type !== 'units-destroyed' || !battle || !onHomeGround(before, owner, battle.space)) return false;
  return (
    defends(before, owner) &&
    event.units.some((id) => battle.attackers.includes(id) && before.units[id]?.type === 'tank')
  );
}
