import { expect } from '@playwright/test';
import { chooseBattle, typeDice } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { chooseDestination, orderLine } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { beginGame, chooseInMenu, endPurchase, expectTurn, panel, pressContinue } from './support/table.ts';
import { test } from './support/test.ts';

test('a takeback beyond dice is agreed to by name, and stays in the diary', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await pressInList(page, 'Archangel');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Archangel' }).click();
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'West Russia');
  await typeDice(page, 'attacker', '166');

  await panel(page).getByRole('button', { name: 'Take back …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take back' });
  await dialog.getByRole('radio', { name: 'Player 1' }).check();
  await inspectPage(page, 'takeback-points');
  await dialog.getByRole('button', { name: 'Start of combat move' }).click();
  await expect(dialog.getByText('Player 1 asks to take back 4 orders')).toBeVisible();
  await inspectPage(page, 'takeback-vote');
  // By the keyboard alone; until then nothing changes.
  await dialog.getByRole('button', { name: 'Agree as Player 2' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectTurn(page, 'Soviet Union', 'Combat move');
  await expect(orderLine(page, '3 infantry')).toBeHidden();

  await page.reload();
  await expectTurn(page, 'Soviet Union', 'Combat move');
  await chooseInMenu(page, 'The war so far');
  await page.getByText('Taken back: once').click();
  await expect(
    page.getByRole('button', { name: /^4 orders from round 1, Soviet Union: combat move on/ }),
  ).toBeVisible();
  await inspectPage(page, 'takeback-diary');
  await page.getByRole('button', { name: 'See it in the lab' }).click();
  await expect(page.getByRole('treeitem', { name: /Taken back by Player 1/ })).toBeVisible();
});
