import { expect, test } from 'vitest';
import type { Setup } from '../../../../src/saves/schema.ts';
import { longerVictories, playOn } from '../../../../src/games/axis-allies/store/playOn.ts';
import { replaySteps } from '../../../../src/session/timeline.ts';
import { recordedGames } from '../../../engine/axis-allies/games/recordedGame.ts';
import { currentGame, startNewGame } from '../../../store/gameSupport.ts';
import { axisAllies } from '../../../../src/engine/axis-allies/family.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

/** Plays a recorded game on the table. */
function playRecorded(name: string): void {
  const { edition, options, seed, commands } = recordedGames().get(name)!;
  const { players, victory, advantages } = options;
  const setup: Setup = {
    edition,
    start: { kind: 'setup', victory, ...(advantages === undefined ? {} : { advantages }) } as Setup['start'],
    seed,
    diceMode: 'table',
    players: players as Setup['players'],
  };
  startNewGame(setup);
  const played = replaySteps(axisAllies, currentGame(), commands);
  for (let step = played.next(); ; step = played.next())
    if (step.done === true) return useGame.getState().loadGame({ setup, timeline: step.value.timeline });
}

test('a short game that is won goes on as a standard one, with all its orders', async () => {
  playRecorded('allies-short');
  const { commands } = useGame.getState();
  const won = currentGame();
  expect(won.outcome).not.toBeNull();
  expect(longerVictories(won)).toEqual(['standard']);
  expect(await playOn('standard')).toBe(true);
  expect(currentGame()).toMatchObject({ outcome: null, victory: 'standard', control: won.control });
  expect(currentGame().power).not.toBe(won.power);
  expect(useGame.getState().commands).toEqual(commands);
  expect(useGame.getState().dispatch({ type: 'end-phase' })).toBe(true);
});

test('a game won for the most does not go on', async () => {
  playRecorded('axis-standard');
  const won = currentGame();
  expect(longerVictories(won)).toEqual([]);
  expect(await playOn('standard')).toBe(false);
  expect(currentGame()).toBe(won);
});
