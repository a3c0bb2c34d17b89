import { beforeEach, expect, test } from 'vitest';
import { newGame, optionFaults, editionOf } from '../../src/engine/axis-allies/index.ts';
import type { Setup } from '../../src/saves/schema.ts';
import { useHandover } from '../../src/store/handover.ts';
import { nextPhase } from '../../src/games/axis-allies/session/phaseEnd.ts';
import { playOn } from '../../src/games/axis-allies/store/playOn.ts';
import { currentGame, endPhase, SETUP, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

/** Only the Soviet Union and Japan play. */
const RESTING: Setup = {
  ...SETUP,
  players: [
    {
      name: 'Ada',
      powers: ['soviet-union', 'united-kingdom', 'united-states'],
      resting: ['united-kingdom', 'united-states'],
    },
    { name: 'Ben', powers: ['germany', 'japan'], resting: ['germany'] },
  ],
};

const endTurn = (): void => {
  const { power } = currentGame();
  while (currentGame().power === power) expect(endPhase()).toBe(true);
};

beforeEach(() => startNewGame(RESTING));

test('the turns of powers that rest are passed with the turn before them', () => {
  endTurn();
  expect([currentGame().power, currentGame().round, currentGame().phase]).toEqual(['japan', 1, 'purchase-units']);
  endTurn();
  expect([currentGame().power, currentGame().round]).toEqual(['soviet-union', 2]);
});

test('undo takes back the passed turns with the order before them, and redo gives them again', () => {
  while (currentGame().phase !== 'collect-income') endPhase();
  endPhase();
  expect(currentGame().power).toBe('japan');
  const passed = useGame.getState().commands.length;
  useGame.getState().undo();
  expect([currentGame().power, currentGame().phase]).toEqual(['soviet-union', 'collect-income']);
  useGame.getState().redo();
  expect(currentGame().power).toBe('japan');
  expect(useGame.getState().commands).toHaveLength(passed);
});

test('the next phase that is announced is that of the next power that plays', () => {
  while (currentGame().phase !== 'collect-income') endPhase();
  expect(nextPhase(currentGame())).toMatchObject({ power: 'japan', phase: 'purchase-units', skipped: [] });
});

test('what is told at the handover is the turn of the power that played', () => {
  endTurn();
  expect(useHandover.getState().ended).toMatchObject({ power: 'soviet-union', round: 1 });
});

test('a game that goes on for another victory keeps the powers that rest', async () => {
  endTurn();
  expect(await playOn('standard')).toBe(true);
  expect(currentGame().players[1]?.resting).toEqual(['germany']);
});

test('a power rests only with the player who has it, and not all of them rest', () => {
  const edition = editionOf('1941');
  const [ada, ben] = RESTING.players;
  const faults = (players: Setup['players']) => optionFaults(edition, { players, victory: 'standard' });
  expect(faults(RESTING.players)).toEqual([]);
  expect(faults([ada!, { ...ben!, resting: ['united-states'] }])).toEqual([
    'Ben does not have united-states, to let it rest',
  ]);
  expect(
    faults([
      { ...ada!, resting: ada!.powers },
      { ...ben!, resting: ben!.powers },
    ]),
  ).toEqual(['no power takes its turns']);
  expect(newGame('1941', { players: RESTING.players }).players[1]).toEqual(ben);
});
