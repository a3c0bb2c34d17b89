import { expect, test, type Page } from '@playwright/test';
import { APP_URL, expectTurn, beginGame, waitForMap } from './support/table.ts';

/** Makes all requests for such files fail; returns a function that lets them succeed again. */
async function failRequests(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test.describe('a part of the program that failed to load can be loaded again, while the rest works', () => {
  test('the map’s program, and then its shapes', async ({ page }) => {
    const restoreProgram = await failRequests(page, /WorldMap-.*\.js/);
    const restoreShapes = await failRequests(page, /map\/1941\.json/);
    await page.goto(APP_URL);
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await expect(alert(page, 'The map could not be loaded.')).toBeVisible();
    await expectTurn(page, 'Soviet Union', 'Purchase units');
    await restoreProgram();
    await tryAgain(page);
    await expect(alert(page, 'The shapes of the map could not be loaded.')).toBeVisible();
    await restoreShapes();
    await tryAgain(page);
    await waitForMap(page);
    await expect(alert(page, 'could not be loaded')).toHaveCount(0);
    await expectTurn(page, 'Soviet Union', 'Purchase units');
  });

  test('the rulebook', async ({ page }) => {
    await beginGame(page);
    const restore = await failRequests(page, /RulebookPage-.*\.js/);
    await page.evaluate(() => window.location.assign('#/rules'));
    await expect(alert(page, 'The rulebook could not be loaded.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expectTurn(page, 'Soviet Union', 'Purchase units');
    await restore();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('automatically after a short failure', async ({ page }) => {
    const restore = await failRequests(page, /WorldMap-.*\.js|1941\.json/);
    const failure = page.waitForEvent('requestfailed');
    await page.goto(APP_URL);
    await failure;
    await restore();
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await waitForMap(page);
  });
});

test('the game begins without the script that asks for the map early', async ({ page }) => {
  await failRequests(page, /preload\.js/);
  await page.goto(APP_URL);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  await expectTurn(page, 'Soviet Union', 'Purchase units');
});
