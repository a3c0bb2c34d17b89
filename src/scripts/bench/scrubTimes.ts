import type { Page } from 'playwright';
import { SHELF } from '../../engine/axis-allies/index.ts';
import { saveText, toSave } from '../../saves/saveFile.ts';
import { gamesOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { quantile, type Measurement } from './measurement.ts';
import { stepTimes } from './stepTimes.ts';

const ROUNDS = 20;
/** Four seconds of dragging at sixty frames a second. */
const STEPS = 240;
const BUDGET = 16;

/** The line of time of a long game, dragged along and gone along by key: the page's own work for each step. */
export function scrubTimes(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Drawn coarsely, because software takes its time for every pixel.
    await page.addInitScript(() => Object.defineProperty(window, 'devicePixelRatio', { get: () => 0.5 }));
    await openWar(page, longGame());
    const line = page.getByRole('slider', { name: 'Moment of the game' });
    const box = await line.boundingBox();
    if (box === null) throw new Error('There is no line of time');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 12, y);
    await page.mouse.down();
    const drag = await stepTimes(browser, page, STEPS, (step) =>
      page.mouse.move(box.x + 12 + ((box.width - 24) * step) / STEPS, y),
    );
    await page.mouse.up();
    await page.keyboard.press('Home');
    const key = await stepTimes(browser, page, STEPS, () => page.keyboard.press('.'));
    return [...measured('the line of time dragged', drag), ...measured('an order on by key', key)];
  });
}

const measured = (what: string, values: readonly number[]): readonly Measurement[] => [
  {
    what: `script and layout of a step, ${what} (${values.length} steps), median`,
    value: quantile(values, 0.5),
    unit: 'ms',
  },
  { what: `script and layout of a step, ${what}, p95`, value: quantile(values, 0.95), unit: 'ms', atMost: BUDGET },
];

/** The longest recorded game of the first edition. */
function longGame(): RecordedGame {
  const [game] = gamesOf(SHELF[0].id).toSorted((a, b) => b.rounds - a.rounds);
  if (game === undefined || game.rounds < ROUNDS) throw new Error(`No recorded game has ${ROUNDS} rounds`);
  return game;
}

async function openWar(page: Page, { edition, options, seed, checkpoints, commands }: RecordedGame): Promise<void> {
  const setup = {
    edition,
    start: { kind: 'setup' as const, victory: options.victory ?? '' },
    seed,
    diceMode: 'program' as const,
    players: (options.players ?? []).map(({ name, powers }) => ({ name, powers: [...powers] })),
  };
  const end = checkpoints.findLast(({ round }) => round <= ROUNDS)?.commands ?? 0;
  const text = saveText(toSave(setup, commands.slice(0, end), new Date(0)));
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game or position' }).click();
  await (await chooser).setFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await mapPainted(page);
  await page.evaluate(() => {
    location.hash = '#/war';
  });
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  await page.waitForTimeout(2000);
}
