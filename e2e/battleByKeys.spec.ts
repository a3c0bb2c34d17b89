import { expect } from '@playwright/test';
import { saveText, toSave } from '../src/saves/saveFile.ts';
import { battles, chooseBattle, decision, expectReport } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { inspectPage } from './support/inspect.ts';
import { openPage, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

/** A battle with several kinds of units on both sides, whose dice are known. */
const SAVE = toSave(
  {
    edition: '1941',
    seed: 'by keys',
    diceMode: 'program',
    players: [
      { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      { name: 'Ben', powers: ['germany', 'japan'] },
    ],
    start: {
      kind: 'position',
      position: {
        edition: '1941',
        power: 'germany',
        phase: 'conduct-combat',
        units: {
          germany: { karelia: { infantry: 9, tank: 6, bomber: 3 } },
          'soviet-union': { karelia: { infantry: 6, tank: 5 } },
        },
      },
    },
  },
  [],
  new Date(0),
);

test('a battle is fought to its end by keys only, and watched again', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'battle.json', saveText(SAVE));
  await waitForMap(page);
  // The press that begins the battle also rolls.
  await chooseBattle(page, 'Karelia');
  const ready = battles(page).locator('.button--main:not(.button--delayed):not([disabled])');
  const press = async (key: string): Promise<void> => {
    await expect(ready).toBeVisible();
    await page.keyboard.press(key);
  };

  await test.step('change the casualties, take them', async () => {
    await expect(decision(page, /Ada.*choose who takes the \d hits/)).toBeVisible();
    await press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(battles(page).getByRole('button', { name: /^Take one back: 5 tanks/ })).toBeVisible();
    await inspectPage(page, 'casualties-by-keys');
    await page.keyboard.press('Enter');
    await expect(decision(page, /Ada.*choose who/)).toBeHidden();
  });

  await test.step('fight on to the end, whoever has to choose', async () => {
    await press('b');
    await expect(battles(page).getByRole('button', { name: 'Fight on', exact: true })).toBeFocused();
    await inspectPage(page, 'fight-on');
    const report = battles(page).getByRole('link', { name: 'Watch it again' });
    for (let presses = 0; presses < 8 && !(await report.isVisible()); presses += 1) await press('Enter');
    await expectReport(page, 'The attackers win');
    await report.press('Enter');
  });

  await test.step('watch it again', async () => {
    const line = page.getByRole('slider', { name: 'Moment of the battle' });
    await expect(line).toHaveAttribute('aria-valuetext', 'Round 1 of the battle');
    await page.keyboard.press('.');
    await expect(page.locator('.battle-watched').getByText('Attacker rolled')).toBeVisible();
    await inspectPage(page, 'battle-watched');
    await page.keyboard.press('Escape');
    await expect(battles(page)).toBeVisible();
  });
});
