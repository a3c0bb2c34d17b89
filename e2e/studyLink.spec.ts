import { expect } from '@playwright/test';
import { beginGame, chooseInMenu, panel } from './support/table.ts';
import { test } from './support/test.ts';

test('a study of two chapters is sent as a link, and opens in a fresh page', async ({ page, browser }) => {
  await beginGame(page);
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await chooseInMenu(page, 'Analyse this position');
  const tree = page.getByRole('tree', { name: 'Moves' });
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a chapter' }).click();
  await page.getByRole('menuitem', { name: 'From the set-up' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy a link to this study' }).click();
  const link = await page.getByLabel('Link to the study').inputValue();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  const chapters = elsewhere.getByRole('region', { name: 'Chapters' });
  await expect(chapters.getByRole('button', { name: 'Chapter 2 of 2' })).toBeVisible();
  await chapters.getByRole('button', { name: '1 Chapter 1' }).click();
  await expect(elsewhere.getByRole('treeitem', { selected: true })).toHaveAccessibleName('Buy 1 infantry');
  await expect(elsewhere).toHaveURL(/#\/$/);
  await elsewhere.close();
});
