import { editionOf, type BattleSide, type ByUnitType, type Edition, type Result } from '../engine/index.ts';
import { askedBattle, type Asked } from './asked.ts';
import type { NoOdds } from './fought.ts';
import { oddsOf, type Odds } from './odds.ts';
import type { Unfinished } from './patience.ts';
import type { Policies } from './policies.ts';
import { smallestForce } from './smallestForce.ts';

/** A battle on no board, as plain data that can cross to a worker. */
export interface CalculatorQuestion {
  readonly edition: Edition['id'];
  readonly asked: Asked;
  readonly policies: Policies;
  /** The chance with which the smallest part of the attackers is to win; null if nobody asks for it. */
  readonly least: number | null;
}

/** Some of the attackers that are enough. */
export interface ForceFound {
  readonly units: ByUnitType<number>;
  readonly ipcs: number;
  readonly chance: number;
  readonly isSmallest: boolean;
}

export interface Calculated {
  readonly odds: Odds | NoOdds | Unfinished;
  /** What fights on each side in IPCs. */
  readonly worth: Readonly<Record<BattleSide, number>>;
  /** The smallest force that was asked for; null if none was asked for, or all together are too weak. */
  readonly force: ForceFound | null;
}

/** The odds of a battle on no board, or why there is none: sentences. */
export function calculated(question: CalculatorQuestion): Result<Calculated, readonly string[]> {
  const { asked, policies, least } = question;
  const edition = editionOf(question.edition);
  const battle = askedBattle(edition, asked);
  if (!battle.ok) return battle;
  const begun = battle.value;
  const costOf = (units: ByUnitType<number>): number =>
    edition.units.reduce((sum, { id, cost }) => sum + cost * (units[id] ?? 0), 0);
  const found = least === null ? null : smallestForce(begun, least, { policies });
  const units: Record<string, number> = {};
  for (const id of found?.units ?? []) {
    const { type } = begun.units[id]!;
    units[type] = (units[type] ?? 0) + 1;
  }
  return {
    ok: true,
    value: {
      odds: oddsOf(begun, policies),
      worth: { attacker: costOf(asked.attackers), defender: costOf(asked.defenders) },
      force: found?.units ? { units, ipcs: found.ipcs, chance: found.chance, isSmallest: found.isSmallest } : null,
    },
  };
}
