import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openFile } from './support/files.ts';
import { chooseInMenu, expectTurn, openPage } from './support/table.ts';
import { test } from './support/test.ts';

const OLD_SAVE = readFileSync(new URL('../tests/saves/versions/save-1-1941.json', import.meta.url), 'utf8');

test('a save of the first version is opened, and goes elsewhere in a file of all games and as a link', async ({
  page,
  browser,
}) => {
  await openPage(page);
  await openFile(page, 'old.json', OLD_SAVE);
  await expectTurn(page, 'Germany', 'Combat move');

  await chooseInMenu(page, 'Games');
  const list = page.getByRole('dialog', { name: 'Games' });
  await list.getByRole('button', { name: /^More for 1941: Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Friday');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toContainText('Friday');
  await expectAccessible(page, 'the list of games');
  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Save all to one file' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  await list.getByRole('button', { name: 'More for Friday' }).click();
  await page.getByRole('menuitem', { name: 'Link or QR code' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectAccessible(page, 'the link to a game');
  const link = await page.getByLabel('Link to the game').inputValue();

  const elsewhere = await browser.newPage();
  await openPage(elsewhere);
  await openFile(elsewhere, 'games.json', file);
  await expect(elsewhere.getByRole('button', { name: 'Add 1 game' })).toBeVisible();
  await expectAccessible(elsewhere, 'a file of games');
  await elsewhere.getByRole('button', { name: 'Add 1 game' }).click();
  const games = elsewhere.getByRole('dialog', { name: 'Games' });
  await expect(games.getByRole('listitem')).toContainText(/^Friday.*Round 1, Germany, Combat move · 60 steps/);
  await games.getByRole('button', { name: 'Close' }).click();

  await elsewhere.goto(link);
  const offer = elsewhere.getByRole('dialog', { name: 'A game comes with this link' });
  await expect(offer).toContainText('Round 1, Germany, Combat move · 60 steps');
  await expectAccessible(elsewhere, 'a game of a link');
  await offer.getByRole('button', { name: 'Open it', exact: true }).click();
  await expectTurn(elsewhere, 'Germany', 'Combat move');
  await expect(elsewhere).toHaveURL(/#\/$/);
  await elsewhere.close();
});
