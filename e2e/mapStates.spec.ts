import { expect, test, type Page } from '@playwright/test';
import { look } from './support/inspect.ts';
import { shareOfLand } from './support/pixels.ts';
import { order, sendTo, take } from './support/orders.ts';
import { pressOnMap, restingPointOf } from './support/spaces.ts';
import { beginGame, chooseInMenu, endPurchase, panel } from './support/table.ts';

declare global {
  interface Window {
    framesAsked: number;
  }
}

const shown = (page: Page) =>
  page.evaluate(() => {
    const found = window.warboardMapShows?.();
    if (found === undefined) throw new Error('The map does not say what it shows.');
    return found;
  });

/** Counts every frame that the page asks for. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.framesAsked = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.framesAsked += 1;
      return ask(callback);
    };
  });
}

async function attackWestRussia(page: Page): Promise<void> {
  await pressOnMap(page, 'karelia');
  await take(page, 'Karelia', { infantry: 2 });
  await sendTo(page, 'West Russia', 'Attack 3 infantry');
  await expect(order(page, '2 infantry from Karelia to West Russia')).toBeVisible();
}

test('an attack is planned: it moves, stands as an arrow with its strength, and then the map is at rest', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await countFrames(page);
  await beginGame(page);
  await endPurchase(page);
  expect((await shown(page)).attacks).toEqual([]);
  await attackWestRussia(page);
  await expect.poll(async () => (await shown(page)).shows).toBeGreaterThan(0);
  await expect.poll(async () => (await shown(page)).isMoving).toBe(false);
  const { shows, attacks } = await shown(page);
  expect(attacks).toEqual([{ from: 'karelia', to: 'west-russia', units: 2, dice: 2, total: 2 }]);
  await look(page, 'planned-attack');

  await test.step('no frame is drawn in five seconds of rest', async () => {
    // The pointer lies over the panel, whatever flew there has come to rest, and what was said of it has faded.
    await expect(page.locator('.news')).toHaveCount(0);
    await page.waitForTimeout(1500);
    const before = await page.evaluate(() => window.framesAsked);
    await page.waitForTimeout(5000);
    expect(await page.evaluate(() => window.framesAsked)).toBe(before);
  });

  await test.step('taken back, the arrow is gone and nothing moves', async () => {
    await panel(page).getByRole('button', { name: 'Take back all' }).click();
    await expect.poll(() => shown(page)).toEqual({ attacks: [], shows, isMoving: false });
  });
});

test('who wants no motion sees none, and what every sign means can be read', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await attackWestRussia(page);
  await expect.poll(async () => (await shown(page)).attacks.length).toBe(1);
  expect((await shown(page)).shows).toBe(0);

  await chooseInMenu(page, 'Signs on the map');
  const legend = page.getByRole('dialog', { name: 'Signs on the map' });
  await expect(legend.getByText('A planned attack')).toBeVisible();
  await look(page, 'legend');
});

test('ground where units can go keeps the colour of whose it is', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await pressOnMap(page, 'karelia');
  const at = await restingPointOf(page, 'west-russia');
  const before = await shareOfLand(page, at, 'germany');
  expect(before).toBeGreaterThan(0.2);
  await take(page, 'Karelia', { infantry: 2 });
  await page.mouse.move(0, 0);
  await expect.poll(() => shareOfLand(page, at, 'germany')).toBeLessThan(before - 0.01);
  // Strokes, rim and badge take some of it; a tint would take all.
  expect(await shareOfLand(page, at, 'germany')).toBeGreaterThan(0.6 * before);
  await look(page, 'marked-ground');
});
