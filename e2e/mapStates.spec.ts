import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { shareOfLand } from './support/pixels.ts';
import { orderLine, chooseDestination, chooseUnits } from './support/orders.ts';
import { pressOnMap, visiblePointOf } from './support/spaces.ts';
import { beginGame, chooseInMenu, endPurchase, panel } from './support/table.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    framesRequested: number;
  }
}

const mapState = (page: Page) =>
  page.evaluate(() => {
    const found = window.warboardMapState?.();
    if (found === undefined) throw new Error('The map does not expose its state.');
    return found;
  });

/** Counts every animation frame that the page requests. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.framesRequested = 0;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.framesRequested += 1;
      return request(callback);
    };
  });
}

async function attackWestRussia(page: Page): Promise<void> {
  await pressOnMap(page, 'karelia');
  await chooseUnits(page, 'Karelia', { infantry: 2 });
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  await expect(orderLine(page, '2 infantry from Karelia to West Russia')).toBeVisible();
}

test('a planned attack is animated, shown as an arrow with its strength, and then nothing is drawn any more', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await countFrames(page);
  await beginGame(page);
  await endPurchase(page);
  expect((await mapState(page)).attacks).toEqual([]);
  await attackWestRussia(page);
  await expect.poll(async () => (await mapState(page)).animations).toBeGreaterThan(0);
  await expect.poll(async () => (await mapState(page)).isAnimating).toBe(false);
  const { animations, attacks } = await mapState(page);
  expect(attacks).toEqual([{ from: 'karelia', to: 'west-russia', units: 2, dice: 2, total: 2 }]);
  await inspectPage(page, 'planned-attack');

  await test.step('no frame is requested in five seconds', async () => {
    // Wait until the camera and all animations have ended, and what happened has been read aloud and is gone.
    await expect(page.locator('.news')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'What happened' })).toBeEmpty();
    await page.waitForTimeout(1500);
    const before = await page.evaluate(() => window.framesRequested);
    await page.waitForTimeout(5000);
    expect(await page.evaluate(() => window.framesRequested)).toBe(before);
  });

  await test.step('after it is taken back, the arrow is gone and nothing moves', async () => {
    await panel(page).getByRole('button', { name: 'Take back all' }).click();
    await expect.poll(() => mapState(page)).toEqual({ attacks: [], animations, isAnimating: false });
  });
});

test('with reduced motion nothing is animated, and the legend explains every sign', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await attackWestRussia(page);
  await expect.poll(async () => (await mapState(page)).attacks.length).toBe(1);
  expect((await mapState(page)).animations).toBe(0);

  await chooseInMenu(page, 'Signs on the map');
  const legend = page.getByRole('dialog', { name: 'Signs on the map' });
  await expect(legend.getByText('A planned attack')).toBeVisible();
  await inspectPage(page, 'legend');
});

test('a territory marked as a destination keeps its owner’s colour', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await pressOnMap(page, 'karelia');
  const at = await visiblePointOf(page, 'west-russia');
  const before = await shareOfLand(page, at, 'germany');
  expect(before).toBeGreaterThan(0.2);
  await chooseUnits(page, 'Karelia', { infantry: 2 });
  await page.mouse.move(0, 0);
  await expect.poll(() => shareOfLand(page, at, 'germany')).toBeLessThan(before - 0.01);
  // Pattern, rim and badge cover part of it; a tint would change all of it.
  expect(await shareOfLand(page, at, 'germany')).toBeGreaterThan(0.6 * before);
  await inspectPage(page, 'marked-ground');
});
