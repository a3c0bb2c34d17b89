import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { chooseDestination, chooseUnits } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { chooseInMenu, expectTurn, openPage, panel, pressContinue, waitForMap } from './support/table.ts';
import { throughFrame } from './support/tableFrame.ts';
import { test } from './support/test.ts';

/** Opens a window from the menu, checks it, and closes it. */
async function inspectWindow(page: Page, item: string, title = item): Promise<void> {
  await chooseInMenu(page, item);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await inspectPage(page, `screens-${item}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/*
 * Screens that no other test looks at. Those of a turn, the rulebook, the position editor and the end of the game are
 * checked where they are played.
 */
test('windows, a clock, a hint, the war so far and the lab can be used by everybody', async ({ page }) => {
  await openPage(page);
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: /^For each side/ }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await waitForMap(page);
  await expect(page.getByRole('button', { name: /^Allies: \d+ minutes left/ })).toContainText('Allies');
  for (const item of ['Settings', 'Keys']) await inspectWindow(page, item);

  await chooseInMenu(page, 'First-game guide');
  await inspectPage(page, 'screens-guide');
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await chooseInMenu(page, 'How to play');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The clock stands still until you are back at the table.')).toBeVisible();
  await inspectPage(page, 'screens-how-to-play');
  await page.getByRole('link', { name: 'What Warboard can do' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('clock');
  await inspectPage(page, 'screens-what-it-does');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Spaces', exact: true }).click();
  await inspectPage(page, 'screens-spaces');
  await page.getByRole('button', { name: 'Close the list of spaces' }).click();
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await pressContinue(page, 'Go to combat move');
  await pressInList(page, 'Russia');
  await chooseUnits(page, 'Russia', { fighter: 1 });
  await chooseDestination(page, 'Norway/Finland', '');
  await expect(panel(page).getByText(/can then land in one place only/)).toBeVisible();
  await inspectPage(page, 'screens-hint');
  await page.getByRole('button', { name: 'Threats on the map' }).click();
  await inspectPage(page, 'screens-threats');
  await page.keyboard.press('Escape');

  await chooseInMenu(page, 'The war so far');
  for (const tab of ['Diary', 'Charts', 'Luck']) {
    await page.getByRole('tab', { name: tab }).click();
    await inspectPage(page, `screens-war-${tab}`);
  }
  await page.keyboard.press('Escape');

  await chooseInMenu(page, 'Analyse this position');
  await expect(page.getByRole('tree', { name: 'Moves' })).toBeVisible();
  await inspectPage(page, 'screens-lab');
  await page.getByRole('button', { name: 'Back to the game' }).click();

  await chooseInMenu(page, 'Table mode');
  const { frame } = await throughFrame(page);
  await expect(frame.getByRole('button', { name: 'Leave table mode' })).toBeVisible();
  await inspectPage(page, 'screens-table');
});
