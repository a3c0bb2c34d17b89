import { expect, test, type Page } from '@playwright/test';
import { battles, chooseBattle, decision } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { openPage } from './support/table.ts';

/** A battle that waits: at 3 infantry and 2 tanks, 9 points attack; two infantry defend with 4. */
const POSITION = {
  edition: '1941',
  power: 'germany',
  phase: 'conduct-combat',
  units: { germany: { karelia: { infantry: 3, tank: 2 } }, 'soviet-union': { karelia: { infantry: 2 } } },
};

/** Begins a game at the position with these dice, and its battle. */
async function beginAt(page: Page, dice: string): Promise<void> {
  await openPage(page);
  await page.getByLabel(dice).check();
  await page
    .getByLabel('Saved game or position file')
    .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(POSITION)) });
  await chooseBattle(page, 'Karelia');
}

test('dice are tapped in from the table, or rolled with low luck, and the report says which', async ({ page }) => {
  await test.step('real dice: group by group, with a slip taken back', async () => {
    await beginAt(page, 'We roll real dice');
    const pad = battles(page).getByRole('group', { name: 'Tap what fell' });
    await expect(pad).toContainText('3 infantry, hit on 1: 3 dice to come, 5 in all');
    for (const face of ['6', '6', '2']) await pad.getByRole('button', { name: face, exact: true }).click();
    await expect(pad).toContainText('2 tanks, hit on 1–3: 2 dice to come');
    await pad.getByRole('button', { name: 'Take the last die back' }).click();
    await pad.getByRole('button', { name: '1, a hit' }).click();
    await inspectPage(page, 'typed-dice');
    await page.keyboard.type('36');
    await page.keyboard.press('Enter');
    await expect(decision(page, /choose who takes|roll for the defender/)).toBeVisible();
    await expect(battles(page)).toContainText('2 hits');
    await expect(battles(page)).toContainText('real dice');
  });

  await test.step('low luck: what is sure is said before, and comes', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'New game, or open a file' }).click();
    await page.getByLabel('Low luck').check();
  });
});
