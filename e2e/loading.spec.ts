import { expect, test, type Page } from '@playwright/test';
import { ADDRESS, atTable, beginGame, mapDrawn } from './support/table.ts';

/** Fails all requests for such files, as without a network, until the answer is called. */
async function failing(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test.describe('a part of the program that does not come is asked for again in its place, and the rest stays', () => {
  test('the map’s program, and then its shapes', async ({ page }) => {
    const programComes = await failing(page, /WorldMap-.*\.js/);
    const shapesCome = await failing(page, /map\/1941\.json/);
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await expect(alert(page, 'The map could not be loaded.')).toBeVisible();
    await atTable(page, 'Soviet Union', 'Purchase units');
    await programComes();
    await tryAgain(page);
    await expect(alert(page, 'The shapes of the map could not be loaded.')).toBeVisible();
    await shapesCome();
    await tryAgain(page);
    await mapDrawn(page);
    await expect(alert(page, 'could not be loaded')).toHaveCount(0);
    await atTable(page, 'Soviet Union', 'Purchase units');
  });

  test('the rulebook', async ({ page }) => {
    await beginGame(page);
    const comes = await failing(page, /RulebookPlace-.*\.js/);
    await page.evaluate(() => window.location.assign('#/rules'));
    await expect(alert(page, 'The rulebook could not be loaded.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await atTable(page, 'Soviet Union', 'Purchase units');
    await comes();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('by itself, when it was away for a moment', async ({ page }) => {
    const comes = await failing(page, /WorldMap-.*\.js|1941\.json/);
    const missed = page.waitForEvent('requestfailed');
    await page.goto(ADDRESS);
    await missed;
    await comes();
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await mapDrawn(page);
  });
});
