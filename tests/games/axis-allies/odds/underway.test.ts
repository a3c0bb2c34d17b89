import { expect, test } from 'vitest';
import { awaiting, play, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { oddsNow, type AttackerAnswer, type Policies } from '../../../../src/games/axis-allies/odds/index.ts';
import { answersOf, roundsApart } from './answers.ts';
import { endIn, endOf, endsByDice, type Ends } from './bruteForce.ts';
import { drawingFrom } from './drawing.ts';
import { drawnBattle } from './drawnBattles.ts';
import { expectEnds } from './expectExact.ts';
import { anyCommand, commandFor } from './goingOn.ts';

/** Battles under way, in every step: their odds are those of all dice from there. More with WARBOARD_RUNS. */

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const RUNS = setting('WARBOARD_RUNS', 40);
const SEED = setting('WARBOARD_SEED', 1);
const MOST = setting('WARBOARD_UNITS', 2);

/** What is asked, in words. */
const stepOf = (state: GameState): string => `${state.battle!.step} ${awaiting(state).kind}`;

/** The ends after a command. */
function endsAfter(start: GameState, command: Command, policies: Policies): Ends {
  const played = play(start, command);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  const ended = endIn(start, played.value);
  if (ended) return new Map([[endOf(ended), 1]]);
  return endsByDice(played.value.state, answersOf(policies), { rounds: roundsApart(policies), since: start });
}

test(
  'in every step of drawn battles, by every policy, for every answer',
  () => {
    const steps: Record<string, number> = {};
    const faults: string[] = [];
    for (let seed = SEED; seed < SEED + RUNS; seed++) {
      const drawn = drawnBattle(seed, MOST, true);
      if (!drawn) continue;
      const { kind, policies } = drawn;
      const draw = drawingFrom(1000 + seed);
      let { state } = drawn;
      if (state.battle!.attackers.length + state.battle!.defenders.length > 3 * MOST) continue;
      while (state.battle && awaiting(state).kind !== 'fly-home') {
        steps[stepOf(state)] = (steps[stepOf(state)] ?? 0) + 1;
        const odds = oddsNow(state, policies);
        try {
          if (typeof odds === 'string') throw new Error(odds);
          const apart = { rounds: roundsApart(policies) };
          expectEnds(odds.odds, endsByDice(state, answersOf(policies), apart));
          for (const [answer, found] of Object.entries(odds.answers) as [AttackerAnswer, typeof odds.odds][])
            expectEnds(found, endsAfter(state, commandFor(state, answer), policies));
        } catch (fault) {
          faults.push(`${kind} ${seed}, ${stepOf(state)} in round ${state.battle.round}: ${String(fault)}`);
        }
        const played = play(state, anyCommand(state, draw));
        if (!played.ok) throw new Error(JSON.stringify(played.fault));
        ({ state } = played.value);
      }
    }
    expect(faults).toEqual([]);
    if (RUNS >= 40) expect(Object.keys(steps).length).toBeGreaterThan(10);
  },
  RUNS * 2000,
);
