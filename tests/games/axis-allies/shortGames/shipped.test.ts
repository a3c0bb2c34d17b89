import { describe, expect, test } from 'vitest';
import { hasNoPart, RULE_IDS, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { roundsLeft, goalStanding } from '../../../../src/games/axis-allies/shortGames/goal.ts';
import type { ShortGame } from '../../../../src/games/axis-allies/shortGames/schema.ts';
import {
  readShortGame,
  shortGameSetup,
  shippedShortGames,
} from '../../../../src/games/axis-allies/store/shortGames/readShortGame.ts';
import { phasesPlayed, type Player } from '../../../engine/axis-allies/players/player.ts';
import { purposefulPlayer } from '../../../engine/axis-allies/players/purposefulPlayer.ts';
import { startNewGame } from '../../../store/gameSupport.ts';
import { startState, useGame } from '../../../../src/games/axis-allies/store/game.ts';

const SHORT_GAMES = await shippedShortGames();

const opened = (shortGame: ShortGame): GameState => {
  const start = startState(shortGameSetup(shortGame, 'test'));
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
};

/** Passes the turns of powers that rest. */
const simplePlayer: Player = (state, moment) =>
  hasNoPart(state, state.power) && state.battle === null ? { type: 'end-phase' } : purposefulPlayer(state, moment);

/** Lets simple players play a short game to its end. */
function playedToEnd(shortGame: ShortGame, seed: string): { readonly state: GameState; readonly orders: number } {
  const start = opened(shortGame);
  let state = start;
  let orders = 0;
  for (const steps of phasesPlayed(start, simplePlayer, seed)) {
    orders += steps.length;
    state = steps.at(-1)?.after ?? state;
    if (roundsLeft(shortGame, start, state) === 0) break;
  }
  return { state, orders };
}

test('three come with the edition, in the order of their dates', () => {
  expect(SHORT_GAMES.map(({ id }) => id)).toEqual(['barbarossa', 'pacific', 'desert']);
});

describe.each(SHORT_GAMES.map((shortGame) => [shortGame.title, shortGame] as const))('%s', (_title, shortGame) => {
  test('is read without a fault', async () => {
    expect(await readShortGame(JSON.parse(JSON.stringify(shortGame)))).toMatchObject({ ok: true });
  });

  test('names rules that there are, and has roles for both sides', () => {
    for (const { rule } of shortGame.rules) expect(RULE_IDS).toContain(rule);
    expect(shortGame.rules).toHaveLength(3);
    expect(opened(shortGame).players.length).toBeGreaterThanOrEqual(2);
  });

  test('does not begin with its goal reached by more than half', () => {
    const { has, needs, winner } = goalStanding(shortGame.goal, opened(shortGame));
    expect(winner).toBeDefined();
    expect(has).toBeLessThanOrEqual(needs);
  });

  test('is played to its end by simple players', () => {
    const { state, orders } = playedToEnd(shortGame, 'to the end');
    expect(roundsLeft(shortGame, opened(shortGame), state)).toBe(0);
    expect(orders).toBeLessThan(900);
  });

  test('can be won by both sides', () => {
    const winners = new Set<string>();
    for (let game = 0; game < 60 && winners.size < 2; game++)
      winners.add(goalStanding(shortGame.goal, playedToEnd(shortGame, `game ${game}`).state).winner);
    expect(winners.size).toBe(2);
  });

  test('begins an ordinary game that knows it, and passes the turns of those who have no part', () => {
    startNewGame(shortGameSetup(shortGame, 'test'));
    const { game, setup } = useGame.getState();
    expect(setup?.shortGame).toMatchObject({ id: shortGame.id, goal: shortGame.goal });
    const plays = new Set(shortGame.roles.flatMap(({ powers }) => powers));
    const seen = new Set<string>();
    for (let presses = 0; presses < 60 && useGame.getState().game?.round === game?.round; presses++) {
      seen.add(useGame.getState().game?.power ?? '');
      useGame.getState().endPhase();
    }
    expect(useGame.getState().game?.round).toBe(2);
    expect([...seen].filter((power) => !plays.has(power))).toEqual([]);
  });
});
