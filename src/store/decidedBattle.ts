import { editionOf, type GameState, type UnitId } from '../engine/index.ts';

/** A careful guess gives the attackers only half the hits that their dice promise. */
const PIPS_PER_HIT = 2 * 6;

/**
 * Whether the end of the battle under way is in no doubt, so that its rounds may be rolled in a row: the attackers
 * would win though every die of the defenders hit and they themselves hit half as often as they should; or they came
 * from the sea and cannot retreat, so that nobody has to decide whether to fight on (AMPH-4).
 */
export function isBattleDecided(state: GameState): boolean {
  const { battle } = state;
  if (battle === null) return false;
  if (battle.attackers.every((unit) => battle.seaborne.includes(unit))) return true;

  const defenders = battle.defenders.filter((unit) => !battle.casualties.includes(unit));
  let left = hitValues(state, defenders, 'defense').length;
  // The weakest are lost first.
  let attackers = hitValues(state, battle.attackers, 'attack').toSorted((a, b) => a - b);
  while (left > 0 && attackers.length > 0) {
    const pips = attackers.reduce((sum, value) => sum + value, 0);
    if (pips === 0) return false;
    attackers = attackers.slice(Math.ceil(left));
    left -= pips / PIPS_PER_HIT;
  }
  return attackers.length > 0;
}

/** The values that units hit with, one entry for each hit they can take; a hit that only damages costs no value. */
function hitValues(state: GameState, units: readonly UnitId[], value: 'attack' | 'defense'): readonly number[] {
  const types = editionOf(state.edition).units;
  return units.flatMap((id) => {
    const unit = state.units[id];
    const type = types.find((candidate) => candidate.id === unit?.type);
    if (type === undefined) return [];
    const spare = unit?.damaged === true ? 0 : type.hits - 1;
    return [type[value], ...Array.from({ length: spare }, () => 0)];
  });
}
