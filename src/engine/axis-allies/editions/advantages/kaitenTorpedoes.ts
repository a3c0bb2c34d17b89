import { fault, ok } from '../../../common/result.ts';
import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';
import { boardOf, neighboursIn } from '../../board.ts';
import { unitsInBattle } from '../../combat/combatants.ts';
import type { PowerId, UnitId } from '../../ids.ts';
import { areEnemies, typeOf } from '../../pieces.ts';
import { refusal } from '../../refusal.ts';
import type { Battle, GameState } from '../../state.ts';

const ID = 'kaiten-torpedoes';

/**
 * A defending submarine beside an orange territory may be named at the beginning of a cycle: it defends on 1 more than
 * others attack with, and is lost in that opening fire, beyond all other casualties.
 * @rule NA-JA-3
 */
export const kaitenTorpedoes: AdvantageRule = {
  id: ID,
  use: {
    isTime: (state, owner) => canBeNamed(state, owner).length > 0,
    plan(state, { units = [] }, owner) {
      if (units.length === 0) return fault(refusal('NA-JA-3', 'no-units-chosen'));
      const able = canBeNamed(state, owner);
      const others = units.filter((id) => !able.includes(id));
      if (others.length > 0)
        return fault(refusal('NA-JA-3', 'cannot-be-doomed', { units: others, spaces: [state.battle!.space] }));
      return ok([{ type: 'units-doomed', power: owner, advantage: ID, units: [...new Set(units)] }]);
    },
  },
  values(state, { doomed = [] }, side, values, owner) {
    if (side !== 'defender') return;
    for (const id of doomed) {
      const unit = state.units[id];
      if (unit?.owner === owner && values.has(id)) values.set(id, typeOf(state, unit).attack + 1);
    }
  },
};

/** The submarines that can be named now. */
function canBeNamed(state: GameState, owner: PowerId): readonly UnitId[] {
  const { battle } = state;
  if (!battle || !areEnemies(state, state.power, owner) || !isBeginning(state, battle)) return [];
  const coasts = neighboursIn(boardOf(state).coasts, battle.space);
  if (!coasts.some((territory) => onHomeGround(state, owner, territory))) return [];
  return unitsInBattle(state, battle, 'defender').flatMap((unit) =>
    unit.owner === owner && typeOf(state, unit).submerges && !battle.doomed?.includes(unit.id) ? [unit.id] : [],
  );
}

/** Whether nobody has fired in this cycle. */
const isBeginning = (state: GameState, battle: Battle): boolean =>
  battle.step === 'attacker-strike' ||
  (battle.step === 'defender-strike' &&
    !unitsInBattle(state, battle, 'attacker').some((unit) => typeOf(state, unit).firesFirst));
