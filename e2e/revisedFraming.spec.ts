import { expect, type Page } from '@playwright/test';
import { fromPosition, loadEdition } from '../src/engine/axis-allies/index.ts';
import { frontSpaces } from '../src/games/axis-allies/store/places.ts';
import { battles } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { inspectPage } from './support/inspect.ts';
import { chooseDestination } from './support/orders.ts';
import { SOVIET_POSITION } from './support/revisedPosition.ts';
import { hiddenSpaces, pressInList } from './support/spaces.ts';
import { APP_URL, openPage, panel, pressContinue, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';
import { hasOwnLayout, MOUSE, TOUCH } from './support/windowSizes.ts';

const { spaces: SPACES } = await loadEdition('revised');
const ALL = SPACES.map(({ id }) => id);

const expectVisible = (page: Page, spaces: readonly string[], at: string): Promise<void> =>
  expect.poll(() => hiddenSpaces(page, spaces), { message: at }).toEqual([]);

/** One page for all sizes, because starting the map is what takes long. */
async function checkWorld(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  await openPage(page);
  await page.getByRole('radio', { name: 'Revised', exact: true }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  const map = page.getByRole('application', { name: /^World map/ });

  for (const [width, height] of sizes) {
    const at = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await map.press('0');
    await expectVisible(page, ALL, `the world, ${at}`);
    if (hasOwnLayout(width, height)) await inspectPage(page, `revised-world-${at}`);
    // By a name of today.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('volgograd');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    await page.keyboard.press('+');
    await expectVisible(page, ['caucasus'], `a searched space, ${at}`);
  }
}

/** In each size the page is opened anew, as only then it shows by itself where something happens. */
async function checkFrontAndBattle(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  const opened = fromPosition(SOVIET_POSITION);
  if (!opened.ok) throw new Error('the position does not open');
  const checkEach = async (what: string, spaces: readonly string[]): Promise<void> => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(APP_URL);
      await waitForMap(page);
      await expectVisible(page, spaces, `${what}, ${width}×${height}`);
      if (hasOwnLayout(width, height)) await inspectPage(page, `revised-${what}-${width}×${height}`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  };

  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page);
  await openFile(page, 'soviet.json', JSON.stringify(SOVIET_POSITION));
  await waitForMap(page);
  await checkEach('front', frontSpaces(opened.value));
  await pressInList(page, 'Caucasus');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await chooseDestination(page, 'Ukraine S.S.R.', 'Attack');
  await pressContinue(page, 'Go to conduct combat');
  await expect(battles(page).getByRole('heading', { name: 'Ukraine S.S.R.' })).toBeVisible();
  await checkEach('battle', ['ukraine-ssr']);
}

test('the whole world of Revised and a searched space are visible in every window', ({ page }) =>
  checkWorld(page, MOUSE));

test('the front of Revised and a battle are visible in every window', ({ page }) => checkFrontAndBattle(page, MOUSE));

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('the whole world of Revised and a searched space are visible by touch', ({ page }) => checkWorld(page, TOUCH));
  test('the front of Revised and a battle are visible by touch', ({ page }) => checkFrontAndBattle(page, TOUCH));
});
