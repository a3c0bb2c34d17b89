import { expect, test } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { APP_URL, expectTurn, panel } from './support/table.ts';

test('a class chooses a short game, sees its sheets, begins it, and finds the goal after a reload', async ({
  page,
}) => {
  await page.goto(`${APP_URL}#/short-games`);
  await expect(page.getByRole('heading', { name: 'A game in forty minutes' })).toBeVisible();
  await inspectPage(page, 'short-games');
  await page.getByRole('link', { name: 'Barbarossa, 1941' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await inspectPage(page, 'short-games-sheets');
  await page.getByRole('button', { name: 'Begin this game' }).click();
  await expectTurn(page, 'Germany', 'Purchase units');
  const goal = panel(page).getByRole('region', { name: 'Short game' });
  await expect(goal).toContainText('Round 1 of 5. The Axis have 0 of the 2 territories that they need.');
  await goal.getByText('The goal', { exact: true }).click();
  await inspectPage(page, 'short-games-table');
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await page.reload();
  await expectTurn(page, 'Germany', 'Purchase units');
  await expect(goal).toContainText('Round 1 of 5.');
});
