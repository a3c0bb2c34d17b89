import { expect, test } from 'vitest';
import { awaiting, play, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { hitCounts, lineTo } from '../../../../src/games/axis-allies/odds/lineTo.ts';
import { endIn, endOf } from './bruteForce.ts';
import { drawnBattle } from './drawnBattles.ts';

const RUNS = Number(process.env['WARBOARD_RUNS'] ?? 12);

/** The end to which commands lead from a battle under way. */
function endAfter(start: GameState, commands: readonly Parameters<typeof play>[1][]) {
  let state = start;
  for (const [i, command] of commands.entries()) {
    const played = play(state, command);
    if (!played.ok) throw new Error(`command ${i}: ${JSON.stringify(played.fault)}`);
    const end = endIn(start, played.value);
    if (end) return { end, isLast: i === commands.length - 1 };
    ({ state } = played.value);
  }
  return null;
}

/** All of a search at once. */
function found(search: ReturnType<typeof lineTo>) {
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}

test('a legal line leads to the likeliest, the rarest and other ends of drawn battles', () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const drawn = drawnBattle(seed, 4);
    if (!drawn) continue;
    const odds = oddsOf(drawn.state, TO_THE_END);
    if (typeof odds === 'string') continue;
    const { ends } = odds;
    for (const end of new Set([ends[0], ends[Math.floor(ends.length / 2)], ends.at(-1)])) {
      if (!end) continue;
      const line = found(lineTo(drawn.state, end));
      if (line === null) throw new Error(`${drawn.kind} ${seed}: no line to ${endOf(end)}`);
      const reached = endAfter(drawn.state, line);
      expect(reached).toMatchObject({ isLast: true, end: { result: end.result, left: end.left } });
      expect(reached?.end.isCaptured).toBe(end.isCaptured);
    }
  }
});

test('the numbers of hits of a roll have chances that sum to 1', () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const state = drawnBattle(seed, 6)?.state;
    if (!state) continue;
    const asked = awaiting(state);
    if (asked.kind !== 'dice') continue;
    const counts = hitCounts(state, asked.groups);
    expect(counts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const { dice } of counts) expect(play(state, { type: 'roll', dice }).ok).toBe(true);
  }
});
