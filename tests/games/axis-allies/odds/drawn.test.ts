import { expect, test } from 'vitest';
import { expectExact } from './expectExact.ts';
import { answersOf, roundsApart } from './answers.ts';
import { drawnBattle } from './drawnBattles.ts';

/** Small battles of every kind, drawn from seeds: the odds are those of all dice. More with
 * WARBOARD_RUNS, larger ones with WARBOARD_UNITS. */

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const RUNS = setting('WARBOARD_RUNS', 150);
const SEED = setting('WARBOARD_SEED', 1);
/** Units of a side that are drawn; a few more can come with them. Battles of more units than this are left out. */
const MOST = setting('WARBOARD_UNITS', 2);
const IN_ALL = 3 * MOST;

test(
  'drawn battles end as all their dice say, by every policy',
  () => {
    const kinds: Record<string, number> = {};
    const faults: string[] = [];
    for (let seed = SEED; seed < SEED + RUNS; seed++) {
      const drawn = drawnBattle(seed, MOST, true);
      if (!drawn) continue;
      const { kind, state, policies } = drawn;
      const { attackers, defenders } = state.battle!;
      if (attackers.length + defenders.length > IN_ALL) continue;
      try {
        expectExact(state, policies, answersOf(policies), roundsApart(policies));
      } catch (fault) {
        faults.push(`${kind} ${seed}: ${String(fault)}`);
      }
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(faults).toEqual([]);
    if (RUNS >= 100) expect(Object.keys(kinds).length).toBe(10);
  },
  RUNS * 1000,
);
