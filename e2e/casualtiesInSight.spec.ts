import { expect, test } from '@playwright/test';
import { battles, chooseBattle, decision, typeDice } from './support/battles.ts';
import { chooseDestination, chooseUnits } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { endPurchase, expectTurn, openPage, panel, pressContinue } from './support/table.ts';

test('both sides and what lies behind the strip stay in sight in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page);
  await page.getByRole('radio', { name: 'Revised', exact: true }).check();
  await page.getByLabel('We roll real dice').check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expectTurn(page, 'Soviet Union', 'Develop weapons');
  await pressContinue(page, 'Go to purchase units');
  await endPurchase(page);
  await pressInList(page, 'Russia');
  await chooseUnits(page, 'Russia', { infantry: 3, artillery: 1, tank: 2, fighter: 1 });
  await chooseDestination(page, 'West Russia', 'Attack');
  await pressInList(page, 'Archangel');
  await chooseUnits(page, 'Archangel', { infantry: 3, tank: 1 });
  await chooseDestination(page, 'West Russia', 'Attack');
  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'West Russia');
  await typeDice(page, 'attacker', '16666', '25', '3456');
  await expect(decision(page, /choose who takes the 3 hits/)).toBeVisible();
  await expect(battles(page).getByRole('group', { name: 'Behind the strip' })).toBeInViewport({ ratio: 1 });
  const hits = battles(page).getByRole('group', { name: /^hits on / });
  const bottoms = await hits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const top = await panel(page)
    .locator('.battle-decision')
    .evaluate((element) => element.getBoundingClientRect().top);
  const shelf = await battles(page).getByRole('group', { name: 'Behind the strip' }).boundingBox();
  expect(Math.max(...bottoms, (shelf?.y ?? 0) + (shelf?.height ?? 0))).toBeLessThanOrEqual(top);
});
