import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { runningOf } from '../../advantages/inPlay.ts';
import { emit } from '../../commandRule.ts';
import type { PowerId, UnitId } from '../../ids.ts';
import { deedOf, unitOf } from '../../pieces.ts';
import type { GameState } from '../../state.ts';

const ID = 'wolf-packs';

/** How many submarines make a pack. */
const PACK = 3;

/**
 * Three or more submarines that move into a zone in combat move attack there on 1 more, all battle long.
 * @rule NA-GE-4
 */
export const wolfPacks: AdvantageRule = {
  id: ID,
  holdsForATime: true,
  reacts(log, event, owner) {
    if (event.type !== 'battle-began') return;
    const pack = event.attackers.filter((id) => hunts(log.state, id, owner));
    if (pack.length >= PACK) emit(log, { type: 'advantage-began', power: owner, advantage: ID, until: 'battle' });
  },
  values(state, _battle, side, values, owner) {
    if (side === 'attacker' && runningOf(state, ID))
      for (const [id, value] of values) if (hunts(state, id, owner)) values.set(id, value + 1);
  },
};

/** Whether this is a submarine of the owner that moved in combat move. */
function hunts(state: GameState, id: UnitId, owner: PowerId): boolean {
  const unit = unitOf(state, id);
  const deed = deedOf(state, id);
  return unit?.type === 'submarine' && unit.owner === owner && deed?.did === 'moved' && deed.phase === 'combat-move';
}
