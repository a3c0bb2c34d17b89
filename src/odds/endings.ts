import type { BattleResult } from '../engine/index.ts';
import type { Ways } from './field.ts';
import type { Formation } from './formation.ts';

/** An end of a battle. */
export interface Ending {
  readonly result: BattleResult;
  readonly attacker: Formation;
  readonly defender: Formation;
  chance: number;
}

/** Keeps the ends of a battle; those that are alike are one. */
export interface Endings {
  add(end: Pick<Ways['ended'][number], 'moment' | 'result'>, chance: number): void;
  /** Adds an end that was kept elsewhere. */
  join(end: Ending): void;
  all(): readonly Ending[];
}

export const RESULTS: readonly BattleResult[] = [
  'attacker-won',
  'defender-won',
  'both-lost',
  'attacker-retreated',
  'stalemate',
];

/** More than a side can come to. */
const MOST_FORMATIONS = 2 ** 24;

export function endingsKept(): Endings {
  const known = new Map<number, Ending>();

  function keep(result: BattleResult, attacker: Formation, defender: Formation, chance: number): void {
    const key = (attacker.id * MOST_FORMATIONS + defender.id) * RESULTS.length + RESULTS.indexOf(result);
    const found = known.get(key);
    if (found) found.chance += chance;
    else known.set(key, { result, attacker, defender, chance });
  }

  return {
    add: ({ moment, result }, chance) => keep(result, moment.attacker.left, moment.defender.left, chance),
    join: ({ result, attacker, defender, chance }) => keep(result, attacker, defender, chance),
    all: () => [...known.values()],
  };
}
