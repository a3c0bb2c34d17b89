import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { beginGame, openPage, panel, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

/** The layers that change what the map draws, with their keys; the ruler draws only what is measured. */
const DRAWN = [
  ['y', 'Today’s borders and names'],
  ['h', 'Who held what'],
  ['c', 'Cities'],
  ['w', 'Straits and canals'],
  ['u', 'Ways of supply'],
  ['e', 'Mountains'],
] as const;

/** The map alone, without what lies over it. */
const mapNow = async (page: Page): Promise<string> =>
  (
    await page
      .locator('.world-map__canvas')
      .screenshot({ style: '.shell__map > :not(.shell__world), .said { visibility: hidden !important }' })
  ).toString('base64');

/** The map once nothing on it moves any more. */
async function stillMap(page: Page): Promise<string> {
  let before = await mapNow(page);
  await expect(async () => {
    const now = await mapNow(page);
    const isStill = now === before;
    before = now;
    expect(isStill, 'the map is still').toBe(true);
  }).toPass();
  return before;
}

/** Switches every layer on and off by its key, after the chord, and sees it on the map and hears it said. */
async function switchEach(page: Page, chord = ''): Promise<void> {
  let bare = await stillMap(page);
  for (const [key, name] of DRAWN) {
    await page.keyboard.press(chord + key);
    await expect(page.getByText(`${name}: on the map.`)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Layers, 1 on the map' })).toBeVisible();
    await expect.poll(async () => (await mapNow(page)) === bare, { message: `${name} is seen` }).toBe(false);
    const shown = await stillMap(page);
    await page.keyboard.press(chord + key);
    await expect(page.getByText(`${name}: off.`)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Layers', exact: true })).toBeVisible();
    await expect.poll(async () => (await mapNow(page)) === shown, { message: `${name} is gone` }).toBe(false);
    // The bar of the months may have moved the view out of its way.
    bare = await stillMap(page);
  }
  const ruler = page.getByRole('group', { name: 'Ruler' });
  await page.keyboard.press(`${chord}d`);
  await expect(ruler.getByText('Press two places on the map, or name them.')).toBeVisible();
  await page.keyboard.press(`${chord}d`);
  await expect(ruler).toHaveCount(0);
}

/** Switches all of them on, measures a way, and looks at the page. */
async function inspectWithAll(page: Page, name: string, chord = ''): Promise<void> {
  for (const key of [...DRAWN.map(([each]) => each), 'd']) await page.keyboard.press(chord + key);
  await expect(page.getByRole('button', { name: 'Layers, 7 on the map' })).toBeVisible();
  const ruler = page.getByRole('group', { name: 'Ruler' });
  await ruler.getByLabel('From').fill('Berlin');
  await ruler.getByLabel('To').fill('Moscow');
  await expect(ruler.getByText(/^Berlin to Moscow: 1,6\d\d km/)).toBeVisible();
  await stillMap(page);
  await inspectPage(page, `${name}-all-layers`);
}

test('each layer is switched on and off by its key over the atlas', async ({ page }) => {
  test.slow();
  await openPage(page);
  await page.getByRole('link', { name: 'Explore the map' }).click();
  await expect(panel(page).getByText('120 places')).toBeVisible();
  await waitForMap(page);
  await switchEach(page);
  await inspectWithAll(page, 'atlas');
});

test('each layer is switched on and off by its key over a running game', async ({ page }) => {
  test.slow();
  await beginGame(page);
  await page.getByRole('application', { name: /^World map/ }).focus();
  // On the map the letters alone go to the spaces that are named so.
  await switchEach(page, 'Shift+');
  await inspectWithAll(page, 'game', 'Shift+');
});
