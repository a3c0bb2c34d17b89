import { expect } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { pressOnMap } from './support/spaces.ts';
import { openPage, panel, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

test('a teacher explores the map, reads a card and goes through the war by keys', async ({ page }) => {
  await openPage(page);
  await page.getByRole('link', { name: 'Explore the map' }).click();
  await expect(panel(page).getByText('120 places')).toBeVisible();
  await waitForMap(page);
  await inspectPage(page, 'atlas-places');

  await pressOnMap(page, 'brazil');
  await expect(panel(page).getByRole('heading', { name: 'Brazil' })).toBeFocused();
  await inspectPage(page, 'atlas-card');
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByLabel('Ways of supply').check();
  await inspectPage(page, 'atlas-layers');
  await page.keyboard.press('Escape');
  await page.goto('/?e2e#/atlas/sz-10');
  await panel(page).getByRole('link', { name: 'Convoys', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Convoy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('39 words')).toBeVisible();
  await inspectPage(page, 'glossary');
  await page.goBack();
  await page.goBack();
  await expect(panel(page).getByRole('heading', { name: 'Grand Banks, Sea Zone 10' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('heading', { name: 'Explore the map' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Classroom' }).getByRole('link', { name: 'Time line' }).click();
  const told = panel(page).getByRole('heading', { level: 2 });
  await expect(told).toHaveText('Germany invades Poland');
  await page.keyboard.press('.');
  await expect(told).toHaveText('Children leave Britain’s cities');
  await page.keyboard.press('>');
  await expect(page).toHaveURL(/#\/time\/./);
  await expect(panel(page).locator('.time-controls__place')).toContainText('1940');
  await inspectPage(page, 'time-line');
  await page.goto('/?e2e#/time/the-game-begins');
  await expect(told).toHaveText('From here it is yours');
  await page.getByRole('link', { name: 'To the game' }).click();
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
});
