import type { UnitId } from '../ids.ts';
import type { Battle, BattleSide, GameState, Unit } from '../state.ts';
import type { BattleResult } from '../event.ts';
import { typeOf } from '../pieces.ts';
import { canBeStruck, hasDestroyer, hitKindOf, otherSide, survivors } from './combatants.ts';
import { retreatChoice } from './retreat.ts';
import { valueOf } from './values.ts';

/** Before a roll: the defenceless units that nobody defends, and the result if the battle is over (COM-16, COM-17). */
export interface BattleStatus {
  readonly defenceless: readonly UnitId[];
  readonly result: BattleResult | null;
}

const CONTINUES: BattleStatus = { defenceless: [], result: null };

/** The result if a side has no units left in the battle, otherwise null. Submerged submarines are not lost. */
function eliminationResult(state: GameState, battle: Battle): BattleResult | null {
  const attackers = survivors(state, battle, 'attacker').length;
  const defenders = survivors(state, battle, 'defender').length;
  if (attackers > 0 && defenders > 0) return null;
  if (attackers > 0) return 'attacker-won';
  if (defenders > 0) return 'defender-won';
  return battle.submerged.length > 0 ? 'stalemate' : 'both-lost';
}

export function battleStatus(state: GameState, battle: Battle): BattleStatus {
  const over = eliminationResult(state, battle);
  if (over) return { defenceless: [], result: over };
  const attackers = survivors(state, battle, 'attacker');
  const defenders = survivors(state, battle, 'defender');
  const attackersDefend = hasDefence(state, attackers);
  const defendersDefend = hasDefence(state, defenders);

  if (!defendersDefend && attackersDefend)
    return { defenceless: defencelessAmong(state, defenders), result: 'attacker-won' };
  if (!attackersDefend && defendersDefend)
    return retreatChoice(state, battle)
      ? CONTINUES
      : { defenceless: defencelessAmong(state, attackers), result: 'defender-won' };
  // Both sides have only defenceless units: the attacker stays or retreats (COM-17).
  if (!attackersDefend) return retreatChoice(state, battle) ? CONTINUES : { defenceless: [], result: 'stalemate' };
  if (canHitDefence(state, battle, 'attacker') || canHitDefence(state, battle, 'defender')) return CONTINUES;

  // The other units cannot hit each other: defenceless defenders are lost, attackers if they cannot retreat.
  const attackersLost = defencelessAmong(state, attackers);
  const canRetreat = attackersLost.length > 0 && retreatChoice(state, battle) !== null;
  const defenceless = [...defencelessAmong(state, defenders), ...(canRetreat ? [] : attackersLost)];
  return { defenceless, result: canRetreat ? null : 'stalemate' };
}

/** Whether any of these units is not defenceless. */
const hasDefence = (state: GameState, units: readonly Unit[]): boolean =>
  units.some((unit) => !typeOf(state, unit).defenceless);

const defencelessAmong = (state: GameState, units: readonly Unit[]): readonly UnitId[] =>
  units.filter((unit) => typeOf(state, unit).defenceless).map((unit) => unit.id);

/** Whether the battle can go no further, because only defenceless units are left on both sides (COM-17). */
export const isWithoutDefence = (state: GameState, battle: Battle): boolean =>
  !hasDefence(state, survivors(state, battle, 'attacker')) && !hasDefence(state, survivors(state, battle, 'defender'));

/** Whether any unit of this side can hit any unit of the other side that is not defenceless. */
function canHitDefence(state: GameState, battle: Battle, side: BattleSide): boolean {
  const withDestroyer = hasDestroyer(state, battle, side);
  const targets = survivors(state, battle, otherSide(side)).filter((unit) => !typeOf(state, unit).defenceless);
  return survivors(state, battle, side).some(
    (unit) =>
      valueOf(state, battle, unit, side) > 0 &&
      targets.some((target) => canBeStruck(state, target, hitKindOf(state, unit), withDestroyer)),
  );
}
