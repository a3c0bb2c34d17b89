import { expect, type Page } from '@playwright/test';
import { battles } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { inspectPage } from './support/inspect.ts';
import { chooseInMenu, openPage, pressContinue } from './support/table.ts';
import { test } from './support/test.ts';

/** A battle to come: 3 infantry and 2 tanks attack with 9 points, 2 infantry defend with 4. */
const POSITION = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: { germany: { karelia: { infantry: 3, tank: 2 } }, 'soviet-union': { karelia: { infantry: 2 } } },
};

/** Begins a game at the position with these dice. */
async function beginWith(page: Page, dice: string): Promise<void> {
  await page.getByRole('radio', { name: dice }).check();
  await openFile(page, 'position.json', JSON.stringify(POSITION));
}

test('dice are tapped in from the table, or come with low luck, and the report says which', async ({ page }) => {
  await test.step('real dice: group by group, with a slip taken back', async () => {
    await openPage(page);
    await beginWith(page, 'We roll real dice');
    await pressContinue(page, 'Go to conduct combat');
    const pad = battles(page).getByRole('group', { name: 'Tap what fell' });
    await expect(pad).toContainText('3 infantry, hit on 1: 3 dice to come, 5 in all');
    for (const face of ['6', '6', '2']) await pad.getByRole('button', { name: face, exact: true }).click();
    await expect(pad).toContainText('2 tanks, hit on 1–3: 2 dice to come');
    await battles(page).getByRole('button', { name: 'Take one back' }).click();
    await pad.getByRole('button', { name: '1, a hit' }).click();
    await inspectPage(page, 'typed-dice');
    await page.keyboard.type('36');
    await page.keyboard.press('Enter');
    await expect(battles(page)).toContainText('2 hits');
    await expect(battles(page).getByText('real dice', { exact: true }).first()).toBeVisible();
  });

  await test.step('low luck: what is sure is said before, and comes', async () => {
    await chooseInMenu(page, 'New game, or open a file');
    await beginWith(page, 'Low luck');
    await page.getByRole('button', { name: 'Set it aside' }).click();
    // The only battle begins with the phase, and its dice wait.
    await pressContinue(page, 'Go to conduct combat');
    await expect(battles(page)).toContainText('Low luck, 9 points: 1 hit for sure, one more on 1–3.');
    await inspectPage(page, 'low-luck');
    await battles(page).getByRole('button', { name: 'Roll 5 dice' }).click();
    await expect(battles(page)).toContainText(/[12] hits?/);
    await expect(battles(page).getByText('low luck', { exact: true }).first()).toBeVisible();
  });
});
