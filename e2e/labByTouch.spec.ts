import { expect, type Page } from '@playwright/test';
import { openPage, waitForMap } from './support/table.ts';
import { PHONE } from './support/taps.ts';
import { test } from './support/test.ts';

test.use(PHONE);

const tree = (page: Page) => page.getByRole('tree', { name: 'Moves' });

/** Opens a study that comes along, from the opening page. */
async function openStudy(page: Page): Promise<void> {
  await openPage(page);
  await page.getByRole('button', { name: 'studies' }).tap();
  await page.getByRole('button', { name: 'Soviet Union: West Russia and Ukraine' }).tap();
  await waitForMap(page);
}

test('a study opened on a phone shows its moves, what is said of one, and what can be done with it', async ({
  page,
}) => {
  await openStudy(page);
  const now = tree(page).getByRole('treeitem', { selected: true });
  await expect(now).toBeInViewport({ ratio: 1 });
  const edit = page.getByRole('button', { name: 'Name, comment' });
  for (const size of [PHONE.viewport, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await edit.scrollIntoViewIfNeeded();
    await edit.tap();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cancel' }).tap();
  }
});

test('the position editor leaves no strip where the bar of the lab was', async ({ page }) => {
  await openStudy(page);
  await page.evaluate(() => {
    location.hash = '#/editor';
  });
  await expect(page.getByRole('complementary', { name: 'Position editor' })).toBeVisible();
  const bar = await page.getByRole('banner').filter({ visible: true }).boundingBox();
  const map = await page.getByRole('main', { name: 'Map' }).boundingBox();
  expect(map?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
});
