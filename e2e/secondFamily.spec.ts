import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { serve } from '../src/scripts/serve.mjs';
import { secondFamily } from '../tests/secondFamily/straitMap.ts';
import { openFile } from './support/files.ts';
import { pressOnMap } from './support/spaces.ts';
import { chooseInMenu, panel, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

/** A page with a tiny second family: two ships that cross a strait, without dice. Nothing in src knows of it. */

const path = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
const FOLDER = path('test-results/second-family');

let served: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  await build({
    root: path('.'),
    logLevel: 'error',
    plugins: [secondFamily(path('tests/secondFamily/addToPage.ts'))],
    build: { outDir: FOLDER, emptyOutDir: true },
  });
  served = await serve({ port: 4300, folder: FOLDER });
});
test.afterAll(async () => {
  await served.close();
  await rm(FOLDER, { recursive: true });
});

async function openStrait(page: Page): Promise<void> {
  await page.goto(`${served.address}?e2e`);
  await page.getByRole('radio', { name: 'The Strait' }).check();
}

async function beginStrait(page: Page): Promise<void> {
  await openStrait(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
}

/** The northern ship sails into the strait, and the southern one asks for leave to come there too. */
async function meet(page: Page): Promise<void> {
  await pressOnMap(page, 'strait');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('South');
  await panel(page).getByRole('button', { name: 'Sail to The Strait' }).click();
  await expect(question(page)).toBeVisible();
}

const question = (page: Page) => panel(page).getByRole('group', { name: 'Player 1 (North): may the other ship pass?' });

async function save(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await chooseInMenu(page, 'Save the game to a file');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test('a second family is played on the map, asked and answered, undone, reloaded and opened from its file', async ({
  page,
}) => {
  await beginStrait(page);
  await meet(page);
  await page.keyboard.press('Control+z');
  await expect(question(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(question(page)).toBeVisible();

  const file = await save(page);
  expect(JSON.parse(file)).toMatchObject({ edition: 'strait', commands: [{ type: 'sail' }, { type: 'sail' }] });
  await page.reload();
  await waitForMap(page);
  await question(page).getByRole('button', { name: 'It may not' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North');

  await chooseInMenu(page, 'New game, or open a file');
  await openFile(page, 'strait.json', file);
  await page
    .getByRole('dialog', { name: 'A game is still going on' })
    .getByRole('button', { name: 'Set it aside' })
    .click();
  await expect(question(page)).toBeVisible();
});

test('it is read out by the list of spaces, and looked back on order by order', async ({ page }) => {
  await beginStrait(page);
  await meet(page);
  await page.getByRole('button', { name: 'Spaces' }).click();
  const list = page.getByRole('region', { name: 'List of spaces' });
  await expect(list.getByRole('button', { name: /^The Strait/ })).toHaveText(
    'The Strait. Open water. The northern ship is here. Leave is asked for.',
  );
  await chooseInMenu(page, 'The war so far');
  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('button')).toHaveText([
    'The northern ship to the strait',
    'The southern ship to the strait',
  ]);
  await orders.getByRole('button').first().click();
  await expect(panel(page)).toContainText('Round 1, South: sail');
  await page.getByRole('button', { name: 'To the turn before' }).click();
  await expect(panel(page)).toContainText('Round 1, North: sail');
});
