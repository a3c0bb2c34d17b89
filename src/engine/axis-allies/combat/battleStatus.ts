import type { UnitId } from '../ids.ts';
import type { Battle, BattleSide, GameState, Unit } from '../state.ts';
import type { BattleResult } from '../event.ts';
import { isTransport } from '../unitRoles.ts';
import { hasDestroyer, hitKindOf, otherSide, survivors, targetKindOf, valueOf } from './combatants.ts';
import { canStrike } from './hits.ts';
import { retreatChoice } from './retreat.ts';

/** Before a roll: the transports that nobody defends, and the result if the battle is over (COM-16, COM-17). */
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
  const transportsOf = (units: readonly Unit[]): readonly UnitId[] =>
    units.filter((unit) => isTransport(unit.type)).map((unit) => unit.id);
  const attackersArmed = attackers.some((unit) => valueOf(state, unit, 'attacker') > 0);
  const defendersArmed = defenders.some((unit) => valueOf(state, unit, 'defender') > 0);

  if (!defendersArmed && attackersArmed) return { defenceless: transportsOf(defenders), result: 'attacker-won' };
  if (!attackersArmed && defendersArmed)
    return retreatChoice(state, battle) ? CONTINUES : { defenceless: transportsOf(attackers), result: 'defender-won' };
  // Both sides have only transports: the attacker stays or retreats (COM-17).
  if (!attackersArmed) return retreatChoice(state, battle) ? CONTINUES : { defenceless: [], result: 'stalemate' };
  if (canHitArmed(state, battle, 'attacker') || canHitArmed(state, battle, 'defender')) return CONTINUES;

  // The armed units cannot hit each other: defending transports are lost, attacking ones if they cannot retreat.
  const attackingTransports = transportsOf(attackers);
  const canRetreat = attackingTransports.length > 0 && retreatChoice(state, battle) !== null;
  const defenceless = [...transportsOf(defenders), ...(canRetreat ? [] : attackingTransports)];
  return { defenceless, result: canRetreat ? null : 'stalemate' };
}

export const isTransportsOnly = (state: GameState, battle: Battle): boolean =>
  [...survivors(state, battle, 'attacker'), ...survivors(state, battle, 'defender')].every((unit) =>
    isTransport(unit.type),
  );

/** Whether any unit of this side can hit any armed unit of the other side. */
function canHitArmed(state: GameState, battle: Battle, side: BattleSide): boolean {
  const withDestroyer = hasDestroyer(state, battle, side);
  const targets = survivors(state, battle, otherSide(side)).filter((unit) => !isTransport(unit.type));
  return survivors(state, battle, side).some(
    (unit) =>
      valueOf(state, unit, side) > 0 &&
      targets.some((target) => canStrike(hitKindOf(state, unit), targetKindOf(state, target), withDestroyer)),
  );
}
