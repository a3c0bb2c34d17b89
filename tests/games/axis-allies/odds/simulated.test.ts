import { expect, test } from 'vitest';
import {
  awaiting,
  diceAsked,
  play,
  type BattleResult,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf, type Odds } from '../../../../src/games/axis-allies/odds/index.ts';
import { answersOf } from './answers.ts';
import { endIn, usualAnswer, type Answers, type Outcome } from './bruteForce.ts';
import { drawnBattle, type Drawn } from './drawnBattles.ts';
import { drawingFrom, type Drawing } from './drawing.ts';

/**
 * Battles of every kind, drawn from seeds and larger than their dice could be listed: each is fought many times through
 * `play` with drawn dice, and the chance of every result, of a capture and the mean losses are compared with the odds.
 *
 * The error of a mean is reckoned from the exact odds, with one fight more or less added: else a rare end that comes
 * once would lie far beyond. Among thousands of comparisons some lie beyond four errors by chance (one in 16,000). Each
 * of these is made again with ten times the fights and other dice: a fault is then further out than before, while one
 * in 16,000 is left of what chance did. A result that has no chance must never come.
 */

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const RUNS = setting('WARBOARD_RUNS', 40);
const SEED = setting('WARBOARD_SEED', 1);
const FIGHTS = setting('WARBOARD_FIGHTS', 100);
const MOST = setting('WARBOARD_UNITS', 6);
const FAR = 4;

const RESULTS: readonly BattleResult[] = [
  'attacker-won',
  'defender-won',
  'both-lost',
  'attacker-retreated',
  'stalemate',
];

/** What is compared: 1 or 0 for each result and for a capture, and the losses of both sides. */
const COUNTED: Readonly<Record<string, (end: Outcome) => number>> = {
  ...Object.fromEntries(RESULTS.map((one) => [one, ({ result }: Outcome) => Number(one === result)])),
  captured: ({ isCaptured }) => Number(isCaptured),
  'lost by attacker': ({ lost }) => lost.attacker,
  'lost by defender': ({ lost }) => lost.defender,
};

/** Fights a battle once. */
function fought(start: GameState, answer: Answers, draw: Drawing): Outcome {
  let state = start;
  for (;;) {
    const played = play(state, answer(state) ?? rolled(state, draw) ?? usualAnswer(state));
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    const end = endIn(start, played.value);
    if (end) return end;
    ({ state } = played.value);
  }
}

function rolled(state: GameState, draw: Drawing): Command | null {
  const asked = awaiting(state);
  if (asked.kind !== 'dice') return null;
  return { type: 'roll', dice: Array.from({ length: diceAsked(asked) }, () => draw.from(1, 6)) };
}

/** How many errors each mean of so many fights lies beside the odds, by what is counted. */
function errors({ state, policies }: Drawn, { ends }: Odds, fights: number, seed: number): ReadonlyMap<string, number> {
  const draw = drawingFrom(seed);
  const answer = answersOf(policies);
  const all = Array.from({ length: fights }, () => fought(state, answer, draw));
  return new Map(
    Object.entries(COUNTED).flatMap(([name, count]) => {
      const values = ends.map((end) => ({ value: count(end), chance: end.chance }));
      const expected = values.reduce((sum, { value, chance }) => sum + value * chance, 0);
      const most = values.reduce((far, { value }) => Math.max(far, Math.abs(value - expected)), 0);
      const spread = values.reduce((sum, { value, chance }) => sum + chance * (value - expected) ** 2, 0);
      const mean = all.reduce((sum, end) => sum + count(end), 0) / fights;
      const error = Math.sqrt(spread / fights + (most / fights) ** 2);
      // What is certain is compared as it is.
      if (error < 1e-9) return Math.abs(mean - expected) < 1e-9 ? [] : [[name, Infinity]];
      return [[name, (mean - expected) / error]];
    }),
  );
}

test(
  'drawn battles fought many times come out as the odds say',
  () => {
    const faults: string[] = [];
    let [battles, compared, far, squares] = [0, 0, 0, 0];
    for (let seed = SEED; seed < SEED + RUNS; seed++) {
      const drawn = drawnBattle(seed, MOST);
      if (!drawn) continue;
      const odds = oddsOf(drawn.state, drawn.policies);
      if (typeof odds === 'string') throw new Error(odds);
      battles++;
      const found = errors(drawn, odds, FIGHTS, seed);
      compared += found.size;
      for (const error of found.values()) if (error !== Infinity) squares += error ** 2;
      const suspects = [...found].filter(([, error]) => Math.abs(error) > FAR);
      if (suspects.length === 0) continue;
      far += suspects.length;
      const again = errors(drawn, odds, 10 * FIGHTS, -seed);
      for (const [name] of suspects)
        if (Math.abs(again.get(name) ?? 0) > FAR) faults.push(`${drawn.kind} ${seed}: ${name}, ${again.get(name)}`);
    }
    const numbers = { battles, compared, far, meanSquare: squares / compared };
    if (process.env['WARBOARD_RUNS']) process.stdout.write(`${JSON.stringify(numbers)}\n`);
    expect(faults).toEqual([]);
    expect(battles).toBeGreaterThan(0.7 * RUNS);
    // Each square is 1 in the mean, or a little less, since one fight is added to the error.
    expect(squares / compared).toBeLessThan(1 + 6 / Math.sqrt(compared));
  },
  RUNS * FIGHTS * 1000,
);
