import {
  hitsLeft,
  usableAdvantages,
  valueOf,
  type Battle,
  type BattleSide,
  type GameState,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';

/** Assume the attackers score only half their expected hits. */
const PIPS_PER_HIT = 2 * 6;

/**
 * Whether the winner of the battle under way is certain, so that its rounds can be rolled in a row. Either the
 * attackers would win even if every defending die hit and they scored only half their expected hits; or all attackers
 * came from the sea and cannot retreat, so there is nothing to decide (AMPH-4). Not while an advantage can be declared.
 */
export function isWinnerCertain(state: GameState): boolean {
  const { battle } = state;
  if (battle === null || usableAdvantages(state).length > 0) return false;
  if (battle.attackers.every((unit) => battle.seaborne.includes(unit))) return true;

  const defenders = battle.defenders.filter((unit) => !battle.casualties.includes(unit));
  let left = hitValues(state, battle, defenders, 'defender').length;
  // The weakest attackers are lost first.
  let attackers = hitValues(state, battle, battle.attackers, 'attacker').toSorted((a, b) => a - b);
  while (left > 0 && attackers.length > 0) {
    const pips = attackers.reduce((sum, value) => sum + value, 0);
    if (pips === 0) return false;
    attackers = attackers.slice(Math.ceil(left));
    left -= pips / PIPS_PER_HIT;
  }
  return attackers.length > 0;
}

/** Attack or defence values, one entry for each hit the units can take; a hit that only damages removes 0. */
function hitValues(state: GameState, battle: Battle, units: readonly UnitId[], side: BattleSide): readonly number[] {
  return units.flatMap((id) => {
    const unit = state.units[id];
    if (unit === undefined) return [];
    return [valueOf(state, battle, unit, side), ...Array.from({ length: hitsLeft(state, unit) - 1 }, () => 0)];
  });
}
