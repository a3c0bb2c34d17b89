import type { BattleResult, BattleSide, GameState, UnitTypeId } from '../engine/index.ts';
import type { Formation, Line } from './formation.ts';
import { fought, type Fought, type NoOdds } from './fought.ts';
import { OutOfPatience, type Unfinished } from './patience.ts';
import type { Policies } from './policies.ts';
import { stakeOf } from './stake.ts';

/** A way in which a battle can end. */
export interface End {
  readonly chance: number;
  readonly result: BattleResult;
  /**
   * The units left of each side, those that left the battle alive among them. Fighters whose carriers were lost are
   * left too: where they land is decided after the battle (NCM-2).
   */
  readonly left: Readonly<Record<BattleSide, Readonly<Record<UnitTypeId, number>>>>;
  /** IPCs of the units lost from now on, with their cargo; casualties that have not left yet are among them. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  readonly isCaptured: boolean;
}

/** The exact odds of a battle. */
export interface Odds {
  /** Every way in which it can end, likeliest first; their chances sum to 1. */
  readonly ends: readonly End[];
  readonly results: Readonly<Record<BattleResult, number>>;
  /** The chance that the attacker takes the territory (COM-19). */
  readonly captured: number;
  /** Expected number of rounds, the one under way among them. */
  readonly rounds: number;
  /** Expected IPCs lost by each side. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** Expected gain of the attacker: what the defender loses, less what it loses, and the territory's production. */
  readonly swing: number;
}

/**
 * The exact odds of the battle under way in this state (see `battleBegun`), from where it stands, or why there are
 * none. A long reckoning asks from time to time whether it is stopped; one too large stops by itself.
 */
export function oddsOf(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
): Odds | NoOdds | Unfinished {
  try {
    const found = fought(state, policies, isStopped);
    return typeof found === 'string' ? found : summed(state, found);
  } catch (error) {
    if (error instanceof OutOfPatience) return error.why;
    throw error;
  }
}

/** What the ends of a battle come to. */
export function summed(state: GameState, { lines, endings, rounds }: Fought): Odds {
  const { production, isTaken, lostOf } = stakeOf(state, state.battle!, lines);
  const ends = new Map<string, Mutable<End>>();
  for (const { result, attacker, defender, chance } of endings) {
    const left = { attacker: unitsLeft(lines.attacker, attacker), defender: unitsLeft(lines.defender, defender) };
    const isCaptured = isTaken(attacker);
    // Damaged ships are repaired after the battle, so ends that differ only in damage are one (COM-12).
    const key = JSON.stringify([result, left, isCaptured]);
    const known = ends.get(key);
    if (known) known.chance += chance;
    else {
      const lost = { attacker: lostOf.attacker(attacker), defender: lostOf.defender(defender) };
      ends.set(key, { chance, result, left, lost, isCaptured });
    }
  }
  return { ...expected([...ends.values()], production), rounds };
}

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

function expected(ends: readonly End[], production: number): Omit<Odds, 'rounds'> {
  const results: Record<BattleResult, number> = {
    'attacker-won': 0,
    'defender-won': 0,
    'both-lost': 0,
    'attacker-retreated': 0,
    stalemate: 0,
  };
  const lost = { attacker: 0, defender: 0 };
  let captured = 0;
  for (const end of ends) {
    results[end.result] += end.chance;
    if (end.isCaptured) captured += end.chance;
    lost.attacker += end.chance * end.lost.attacker;
    lost.defender += end.chance * end.lost.defender;
  }
  return {
    ends: ends.toSorted((a, b) => b.chance - a.chance),
    results,
    captured,
    lost,
    swing: lost.defender - lost.attacker + captured * production,
  };
}

function unitsLeft({ ranks }: Line, { fighting, away }: Formation): Readonly<Record<UnitTypeId, number>> {
  const left: Record<UnitTypeId, number> = {};
  for (const [i, { type }] of ranks.entries()) {
    const count = fighting[i]! + away[i]!;
    if (count > 0) left[type.id] = (left[type.id] ?? 0) + count;
  }
  return left;
}
