import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';
import { replaySteps } from '../../src/session/timeline.ts';
import { redoLast, undoLast, whyUndoBlocked } from '../../src/session/undo.ts';
import { atOnce } from '../../src/engine/index.ts';
import { wholeGame } from './wholeGame.ts';
import type { Timeline } from '../../src/games/axis-allies/session/types.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the page of a game without a screen shows the lines that are played here', () => {
  const file = read('./wholeGame.ts');
  const shown = /```ts\n([^]*?)```/.exec(read('../../src/session/README.md'))?.[1] ?? '';
  expect(shown.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(20);
  expect(file.endsWith(shown)).toBe(true);
  expect(shown).toContain('export async function wholeGame');
});

test('a whole game is played from its set-up to a victory, undone and replayed, in Node alone', async () => {
  const game: Timeline = await wholeGame();
  expect(game.state.outcome?.winner).toBe('allies');
  expect(game.commands.length).toBeGreaterThan(100);
  expect(typeof document).toBe('undefined');
  const { timeline, stopped } = atOnce(replaySteps(axisAllies, game.start, game.commands));
  expect(stopped).toBeNull();
  expect(timeline.state).toEqual(game.state);
  expect(whyUndoBlocked(game)).toBeNull();
  const undone = undoLast(game);
  expect(undone.state.outcome).toBeNull();
  expect(redoLast(undone)).toBe(game);
});
