import { expect } from '@playwright/test';
import { chooseDestination, chooseUnits, destinations } from './support/orders.ts';
import { pressOnMap } from './support/spaces.ts';
import { beginGame, endPurchase, panel } from './support/table.ts';
import { test } from './support/test.ts';

test('odds stand beside a planned battle, follow each order, and can be hidden', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  const battles = panel(page).getByRole('region', { name: 'Battles to come' });
  await pressOnMap(page, 'archangel');
  await chooseUnits(page, 'Archangel', { infantry: 3 });
  await expect(destinations(page)).toContainText(/Win and take 18\s%/);
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  await expect(battles).toContainText(/Win and take 18\s%/);
  await pressOnMap(page, 'russia');
  await chooseUnits(page, 'Russia', { infantry: 2 });
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  await expect(battles).toContainText(/Win and take 65\s%/);
  await battles.getByRole('button', { name: 'More about the odds in West Russia' }).click();
  await battles.getByLabel('Attackers retreat').selectOption('After round 1');
  await expect(battles).toContainText(/retreat \d\d\s%/);
  await battles.getByRole('button', { name: 'Hide odds' }).click();
  await expect(battles).toContainText('West Russia');
  await expect(battles).not.toContainText('%');
  await page.reload();
  await expect(battles.getByRole('button', { name: 'Show odds' })).toBeVisible();
});
