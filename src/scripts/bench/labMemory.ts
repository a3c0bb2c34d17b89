import { SHELF } from '../../engine/axis-allies/index.ts';
import { gamesOf } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { largeStudy } from './largeTree.ts';
import { memoryOf } from './memoryOf.ts';
import type { Measurement } from './measurement.ts';

/** Actions in an hour of work, with one about every five seconds. */
const ACTIONS = 720;
/** One of so many takes a move away and brings it back by undo, instead of a step. */
const BETWEEN_EDITS = 6;
/** The map is drawn after every so many actions: every frame is rendered in software. */
const BETWEEN_FRAMES = 4;
const MEGABYTE = 2 ** 20;
const BUDGET = 300;

/** A large study opened from a file, the steps of an hour's work in it, and the memory of the page afterwards. */
export function labMemory(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'studies' }).click();
    const text = JSON.stringify(largeStudy(gamesOf(SHELF[0].id)));
    const file = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    const tree = page.getByRole('tree', { name: 'Moves' });
    const input = page.getByLabel('Study file');
    await input.waitFor({ state: 'attached' });
    const begin = Date.now();
    await input.setInputFiles(file);
    await tree.waitFor();
    const opened = Date.now() - begin;
    await mapPainted(page);
    const session = await page.context().newCDPSession(page);
    await tree.focus();
    const before = await memoryOf(session);
    // The runner of these scripts names functions with a helper that the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    const times = await page.evaluate(work, {
      actions: ACTIONS,
      betweenEdits: BETWEEN_EDITS,
      betweenFrames: BETWEEN_FRAMES,
    });
    const after = await memoryOf(session);
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    return [
      {
        what: "a large study opened from a file for the first time, the lab's code loaded with it",
        value: opened,
        unit: 'ms',
      },
      { what: 'a step in the page, panels included, median', value: middle, unit: 'ms' },
      { what: 'memory of the page with this study', value: before / MEGABYTE, unit: 'MB' },
      {
        what: `memory of the page an hour's work in it later (${ACTIONS} actions)`,
        value: after / MEGABYTE,
        unit: 'MB',
        atMost: BUDGET,
      },
    ];
  });
}

interface Work {
  readonly actions: number;
  readonly betweenEdits: number;
  readonly betweenFrames: number;
}

/** Runs in the page: steps back along the line, edits and undoes; gives the milliseconds of each step. */
async function work({ actions, betweenEdits, betweenFrames }: Work): Promise<number[]> {
  const times: number[] = [];
  const press = (key: string, ctrlKey = false): void => {
    const tree = document.querySelector('[role=tree]');
    tree?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let i = 1; i <= actions; i += 1) {
    if (i % betweenEdits === 0) {
      press('Delete');
      await frame();
      press('z', true);
    } else {
      const begin = performance.now();
      press('ArrowUp');
      // What it draws is drawn before the next task.
      await Promise.resolve();
      times.push(performance.now() - begin);
    }
    if (i % betweenFrames === 0) await frame();
  }
  return times;
}
