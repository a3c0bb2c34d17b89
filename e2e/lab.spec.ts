import { expect } from '@playwright/test';
import { beginGame, chooseInMenu, expectTreasury, expectTurn, openPage, panel } from './support/table.ts';
import { test } from './support/test.ts';

test('two lines are tried in the lab, and the game is found as it was, also after a reload', async ({ page }) => {
  await beginGame(page);
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await chooseInMenu(page, 'Analyse this position');
  const tree = page.getByRole('tree', { name: 'Moves' });
  const now = tree.getByRole('treeitem', { selected: true });
  await expect(now).toHaveAccessibleName('Buy 1 infantry');

  await panel(page).getByRole('button', { name: 'Go to combat move' }).click();
  await panel(page).getByRole('button', { name: 'End purchase' }).click();
  await expect(now).toHaveAccessibleName('Combat move');
  await tree.focus();
  await page.keyboard.press('Home');
  await panel(page).getByRole('button', { name: 'More tanks' }).click();
  await expect(now).toHaveAccessibleName('Buy a tank');
  await expect(tree.getByRole('treeitem')).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await page.keyboard.press('Control+Shift+z');
  await expectTreasury(page, 'Soviet Union', 1, 7);

  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await expectTreasury(page, 'Soviet Union', 4, 7);
  await expect(tree).toBeHidden();

  await chooseInMenu(page, 'Analyse this position');
  await expect(tree.getByRole('treeitem')).toHaveCount(4);
  await tree.focus();
  await page.keyboard.press('End');
  await expect(now).toHaveAccessibleName('Combat move');
  await page.reload();
  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await expectTreasury(page, 'Soviet Union', 4, 7);
});

test('the move shown stays in sight when its comment leaves the list less room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page);
  await page.getByRole('button', { name: 'Test an opening' }).click();
  const tree = page.getByRole('tree', { name: 'Moves' });
  await expect(tree).toBeVisible();
  for (let bought = 0; bought < 2; bought++) await panel(page).getByRole('button', { name: 'More infantry' }).click();
  const now = tree.getByRole('treeitem', { selected: true });
  await expect(now).toHaveAccessibleName(/^Buy/);
  await page.getByRole('button', { name: 'Name, comment' }).click();
  await page.getByLabel('Comment (Markdown)').fill('- one\n- two\n- three\n- four\n- five\n- six');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(now).toHaveAccessibleName(/one .* six/);
  await expect(now).toBeInViewport({ ratio: 0.9 });
});
