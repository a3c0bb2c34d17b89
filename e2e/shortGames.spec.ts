import { expect } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { APP_URL, expectTurn, panel } from './support/table.ts';
import { test } from './support/test.ts';

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
  await expect(page.locator('.topbar__player')).toHaveText(
    'German northern command and German southern command · round 1',
  );
  const goal = panel(page).getByRole('region', { name: 'Short game' });
  await expect(goal).toContainText('Round 1 of 5. Goal of the Axis: 0 of 2');
  await goal.getByText('Round 1 of 5.').click();
  await expect(goal.getByText('The Axis have 0 of the 2 territories that they need.')).toBeVisible();
  await inspectPage(page, 'short-games-table');
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await page.reload();
  await expectTurn(page, 'Germany', 'Purchase units');
  await expect(goal).toContainText('Round 1 of 5.');
});

test('a short game of one’s own is made on a page, kept over a reload, and tried', async ({ page }) => {
  await page.goto(`${APP_URL}#/short-games`);
  await page.getByRole('button', { name: 'New, on the board of 1941' }).click();
  await page.getByLabel('Title').fill('Two rivers');
  await page.getByLabel('What it is about').fill('Two armies and two rivers.');
  await page.getByText(/things are missing or wrong/).click();
  await inspectPage(page, 'short-games-editor');
  await page.goto(`${APP_URL}#/short-games/desert`);
  await page.getByRole('button', { name: 'Copy and change' }).click();
  await page.getByLabel('Title').fill('Our desert');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Our desert');
  await expect(page.getByText('It can be played.')).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expectTurn(page, 'Germany', 'Purchase units');
});
