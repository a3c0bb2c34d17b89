import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openFile } from './support/files.ts';
import { LATE_POSITION } from './support/latePosition.ts';
import { inspectPage } from './support/inspect.ts';
import { buyUnits, chooseDestination } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import {
  APP_URL,
  expectTurn,
  beginGame,
  chooseInMenu,
  endPurchase,
  expectTreasury,
  pressContinue,
  waitForMap,
  openPage,
  panel,
} from './support/table.ts';
import { test } from './support/test.ts';

/** Opens a bad file during a game, closes the error dialog, and returns the faults that it listed. */
async function faultsOf(page: Page, name: string, text: string): Promise<readonly string[]> {
  await openFile(page, name, text);
  const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('The game on the table is untouched.');
  await inspectPage(page, `bad-${name}`);
  const faults = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  return faults;
}

test('the faults of a bad file are listed by path, and the running game is unchanged', async ({ page }) => {
  await beginGame(page);
  await buyUnits(page, 'infantry');
  await endPurchase(page);
  await pressInList(page, 'Karelia');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await chooseDestination(page, 'Norway/Finland', 'Attack against 2 infantry');

  const downloading = page.waitForEvent('download');
  await chooseInMenu(page, 'Save the game to a file');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('warboard-1941-game-round-1-soviet-union.json');
  const save = JSON.parse(await readFile(await download.path(), 'utf8')) as { commands: unknown[] };
  await chooseInMenu(page, 'New game, or open a file');

  await test.step('a text that is not JSON', async () => {
    const faults = await faultsOf(page, 'letter.json', 'Dear friend,');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('not a JSON file');
  });

  await test.step('a position with three faults', async () => {
    const { germany, ...units } = LATE_POSITION.units;
    const faults = await faultsOf(
      page,
      'position.json',
      JSON.stringify({
        ...LATE_POSITION,
        power: 'atlantis',
        control: { karelia: 'nobody' },
        units: { ...units, germany: { ...germany, germany: { elephant: 2 } } },
      }),
    );
    expect(faults.some((fault) => fault.startsWith('power '))).toBe(true);
    expect(faults.some((fault) => fault.startsWith('control.karelia '))).toBe(true);
    expect(faults.some((fault) => fault.startsWith('units.germany.germany.elephant '))).toBe(true);
  });

  await test.step('a position that violates a rule', async () => {
    const faults = await faultsOf(
      page,
      'neutral.json',
      JSON.stringify({ ...LATE_POSITION, units: { ...LATE_POSITION.units, japan: { mongolia: { infantry: 1 } } } }),
    );
    expect(faults.join('\n')).toMatch(/units\.japan\.mongolia.*MAP-3/);
  });

  await test.step('a save whose second command is not allowed', async () => {
    const commands = [...save.commands];
    commands[0] = { type: 'purchase', units: { battleship: 1 } };
    const faults = await faultsOf(page, 'save.json', JSON.stringify({ ...save, commands }));
    expect(faults.join('\n')).toMatch(/commands\[0\].*BUY-1|commands\[0\].*BUY-2/);
  });

  await test.step('the running game is unchanged', async () => {
    await page.getByRole('button', { name: 'Continue the game' }).click();
    await expectTurn(page, 'Soviet Union', 'Combat move');
    await expectTreasury(page, 'Soviet Union', 4, 7);
    await expect(panel(page).getByText('3 infantry from Karelia to Norway/Finland', { exact: true })).toBeVisible();
  });

  await test.step('the saved file opens after a confirmation', async () => {
    await chooseInMenu(page, 'New game, or open a file');
    await openFile(page, 'good.json', JSON.stringify(save));
    await inspectPage(page, 'replace');
    await page
      .getByRole('dialog', { name: 'A game is still going on' })
      .getByRole('button', { name: 'Set it aside' })
      .click();
    await expectTurn(page, 'Soviet Union', 'Combat move');
    await expect(panel(page).getByText('3 infantry from Karelia to Norway/Finland', { exact: true })).toBeVisible();
  });
});

test('a second tab is read-only, and can play when the first is closed', async ({ page, context }) => {
  await beginGame(page);
  const second = await context.newPage();
  await second.goto(APP_URL);
  await expectTurn(second, 'Soviet Union', 'Purchase units');
  await expect(second.getByText(/Another tab plays this game/)).toBeVisible();
  await expect(panel(second).getByRole('button', { name: 'Go to combat move' })).toBeDisabled();
  await expect(panel(second).getByRole('button', { name: 'More infantry' })).toBeDisabled();
  await inspectPage(second, 'second-tab');

  // It shows the changes of the first tab.
  await page.bringToFront();
  await buyUnits(page, 'infantry', 2);
  await endPurchase(page);
  await second.bringToFront();
  await expectTurn(second, 'Soviet Union', 'Combat move');
  await expectTreasury(second, 'Soviet Union', 1, 7);

  await page.close();
  await expect(second.getByText(/Another tab plays this game/)).toBeHidden();
  await waitForMap(second);
  await pressContinue(second, 'Go to noncombat move');
  await expectTurn(second, 'Soviet Union', 'Noncombat move');
});

test('without storage the game can be played, and says that it is not saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is not allowed here.', 'SecurityError');
    };
  });
  await openPage(page);
  await expect(page.getByText(/the game will not be kept/)).toBeVisible();
  await inspectPage(page, 'no-storage-opening');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  await expect(page.getByText(/Not kept since/)).toBeVisible();
  await buyUnits(page, 'infantry', 2);
  await endPurchase(page);
  await expectTurn(page, 'Soviet Union', 'Combat move');
  await inspectPage(page, 'no-storage');
  // It can still be saved to a file.
  const downloading = page.waitForEvent('download');
  await chooseInMenu(page, 'Save the game to a file');
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8'))).toHaveProperty('commands');
});
