import { boardOf } from '../board.ts';
import type { BattleResult } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { typeOf } from '../pieces.ts';
import type { Battle, BattleSide, GameState, HitKind, Unit } from '../state.ts';
import { hitKindOf, survivors, targetKindOf, valuesIn } from './combatants.ts';
import { canStrike, type Strikes, type TargetKind } from './hits.ts';
import { retreatChoice } from './retreat.ts';

/** What matters of a side for whether a battle goes on. */
export interface SideStanding {
  readonly isLeft: boolean;
  /** As what its units that are not defenceless can be hit. */
  readonly defended: readonly TargetKind[];
  readonly hasDefenceless: boolean;
  /** The kinds of hits that its units can score. */
  readonly hits: readonly HitKind[];
  readonly hasDestroyer: boolean;
}

/** Whose defenceless units are lost before a roll, and the result if the battle is over (COM-16, COM-17). */
export interface Verdict {
  readonly lost: readonly BattleSide[];
  readonly result: BattleResult | null;
  /** What holds instead if the attacker can retreat. */
  readonly ifItCanRetreat?: Verdict;
}

const CONTINUES: Verdict = { lost: [], result: null };

/**
 * Whether a battle goes on between these two. Submerged submarines are not lost.
 * @rule COM-16, COM-17
 */
export function verdict(
  strikes: Strikes,
  attacker: SideStanding,
  defender: SideStanding,
  someSubmerged: boolean,
): Verdict {
  if (!attacker.isLeft || !defender.isLeft) return { lost: [], result: elimination(attacker, defender, someSubmerged) };
  const attackersDefend = attacker.defended.length > 0;
  const defendersDefend = defender.defended.length > 0;
  if (!defendersDefend && attackersDefend) return { lost: ['defender'], result: 'attacker-won' };
  if (!attackersDefend && defendersDefend)
    return { lost: ['attacker'], result: 'defender-won', ifItCanRetreat: CONTINUES };
  // Both sides have only defenceless units: the attacker stays or retreats (COM-17).
  if (!attackersDefend) return { lost: [], result: 'stalemate', ifItCanRetreat: CONTINUES };
  if (canHitDefence(strikes, attacker, defender) || canHitDefence(strikes, defender, attacker)) return CONTINUES;
  // The other units cannot hit each other: defenceless defenders are lost, attackers if they cannot retreat.
  return {
    lost: ['defender', 'attacker'],
    result: 'stalemate',
    ...(attacker.hasDefenceless && { ifItCanRetreat: { lost: ['defender'], result: null } }),
  };
}

/** The result if one side, or both, has no units left. */
function elimination(attacker: SideStanding, defender: SideStanding, someSubmerged: boolean): BattleResult {
  if (attacker.isLeft) return 'attacker-won';
  if (defender.isLeft) return 'defender-won';
  return someSubmerged ? 'stalemate' : 'both-lost';
}

/** Whether one side can hit any unit of the other that is not defenceless. */
const canHitDefence = (strikes: Strikes, side: SideStanding, other: SideStanding): boolean =>
  side.hits.some((hit) => other.defended.some((target) => canStrike(strikes, hit, target, side.hasDestroyer)));

/** Before a roll: the defenceless units that nobody defends, and the result if the battle is over (COM-16, COM-17). */
interface BattleStatus {
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

const NOBODY: SideStanding = { isLeft: false, defended: [], hasDefenceless: false, hits: [], hasDestroyer: false };

/** What a side in a battle can do, and what can be done to it. */
function standingOf(state: GameState, battle: Battle, side: BattleSide): SideStanding {
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
