import type { BattleResult } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import { typeOf } from '../pieces.ts';
import type { Battle, BattleSide, GameState, HitKind, Unit } from '../state.ts';
import { hitKindOf, survivors, targetKindOf } from './combatants.ts';
import type { TargetKind } from './hits.ts';
import { retreatChoice } from './retreat.ts';
import { valuesIn } from './values.ts';
import { verdict, type Standing } from './verdict.ts';

/** Before a roll: the defenceless units that nobody defends, and the result if the battle is over (COM-16, COM-17). */
export interface BattleStatus {
  readonly defenceless: readonly UnitId[];
  readonly result: BattleResult | null;
}

export function battleStatus(state: GameState, battle: Battle): BattleStatus {
  const found = verdict(
    boardOf(state).edition.strikes,
    standingOf(state, battle, 'attacker'),
    standingOf(state, battle, 'defender'),
    battle.submerged.length > 0,
  );
  const { lost, result } = found.ifItCanRetreat && retreatChoice(state, battle) !== null ? found.ifItCanRetreat : found;
  return { defenceless: lost.flatMap((side) => defencelessOf(state, battle, side)), result };
}

const NOBODY: Standing = { isLeft: false, defended: [], hasDefenceless: false, hits: [], hasDestroyer: false };

/** What a side in a battle can do, and what can be done to it. */
function standingOf(state: GameState, battle: Battle, side: BattleSide): Standing {
  const units = survivors(state, battle, side);
  if (units.length === 0) return NOBODY;
  const values = valuesIn(state, battle, side);
  const defended: TargetKind[] = [];
  const hits: HitKind[] = [];
  let hasDefenceless = false;
  let hasDestroyer = false;
  for (const unit of units) {
    const target = targetKindOf(state, unit);
    if (target === 'defenceless') hasDefenceless = true;
    else if (!defended.includes(target)) defended.push(target);
    const hit = hitKindOf(state, unit);
    if (!hits.includes(hit) && values.get(unit.id)! > 0) hits.push(hit);
    if (typeOf(state, unit).huntsSubmarines) hasDestroyer = true;
  }
  return { isLeft: true, defended, hasDefenceless, hits, hasDestroyer };
}

const defencelessOf = (state: GameState, battle: Battle, side: BattleSide): readonly UnitId[] =>
  survivors(state, battle, side).flatMap((unit) => (typeOf(state, unit).defenceless ? [unit.id] : []));

/** Whether the battle can go no further, because only defenceless units are left on both sides (COM-17). */
export const isWithoutDefence = (state: GameState, battle: Battle): boolean =>
  [...survivors(state, battle, 'attacker'), ...survivors(state, battle, 'defender')].every(
    (unit: Unit) => typeOf(state, unit).defenceless,
  );
