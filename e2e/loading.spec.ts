import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { shareOfLand } from './support/pixels.ts';
import { visiblePointOf } from './support/spaces.ts';
import { APP_URL, beginGame, endPurchase, expectTurn, panel, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

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

test('a start without its main script is told, and another try succeeds', async ({ page }) => {
  const restore = await failRequests(page, /assets\/index-.*\.js/);
  await page.goto(APP_URL);
  await expect(alert(page, 'Warboard could not be started')).toBeVisible({ timeout: 10_000 });
  await inspectPage(page, 'not-started');
  await restore();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
});

test('a start that takes long is told, and goes on by itself', async ({ page }) => {
  let goOn = (): void => undefined;
  const waits = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(APP_URL, { waitUntil: 'commit' });
  await expect(alert(page, 'Warboard has not started yet')).toBeVisible({ timeout: 10_000 });
  goOn();
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
});

/** Lets the browser give no WebGL, as one without it or where it is turned off. */
async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext as (type: string, options?: unknown) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, options?: unknown) {
      return type === 'webgl2' ? null : getContext.call(this, type, options);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
}

const spaces = (page: Page) => page.getByRole('region', { name: 'List of spaces' });

test('without WebGL it is said at once, and the list of spaces is there to play by', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await withoutWebgl(page);
  await page.goto(APP_URL);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(alert(page, 'The map cannot be drawn')).toBeVisible();
  await inspectPage(page, 'no-webgl');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(spaces(page)).toContainText('No map can be drawn now.');
  await inspectPage(page, 'no-webgl-phone');
  await page.setViewportSize({ width: 1280, height: 720 });
  await endPurchase(page);
  await spaces(page).getByRole('button', { name: 'Caucasus' }).first().click();
  await expect(panel(page).getByRole('region', { name: 'Units in Caucasus' })).toBeVisible();
  await page.getByRole('button', { name: 'World' }).click();
  await tryAgain(page);
  await expect(alert(page, 'The map cannot be drawn')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a map that the browser takes away comes back, by itself or when it is asked for', async ({ page }) => {
  await beginGame(page);
  const lose = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.world-map__canvas');
      const lost = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      lost?.loseContext();
      Object.assign(window, { restore: () => lost?.restoreContext() });
    });
  await lose();
  await expect(alert(page, 'The browser has stopped drawing the map.')).toBeVisible();
  await expect(spaces(page)).toBeVisible();
  await page.evaluate('restore()');
  await expect(alert(page, 'The browser has stopped')).toHaveCount(0);
  await expect(spaces(page)).toHaveCount(0);
  await lose();
  await tryAgain(page);
  await expect.poll(() => visiblePointOf(page, 'caucasus')).toBeTruthy();
  expect(await shareOfLand(page, await visiblePointOf(page, 'caucasus'), 'soviet-union')).toBeGreaterThan(0.2);
});
