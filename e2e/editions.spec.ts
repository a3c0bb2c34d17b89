import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { battles, decision, expectReport, typeDice, typeDiceFor } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { inspectPage } from './support/inspect.ts';
import { chooseDestination, chooseUnits } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { IMPOSSIBLE_POSITION, REVISED_POSITION } from './support/revisedPosition.ts';
import {
  APP_URL,
  beginGame,
  chooseInMenu,
  expectTurn,
  openPage,
  panel,
  pressContinue,
  waitForMap,
} from './support/table.ts';
import { test } from './support/test.ts';

const chooseEdition = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();

/** The game on the table as the text of its file. */
async function savedGame(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await chooseInMenu(page, 'Save the game to a file');
  return readFile(await (await downloading).path(), 'utf8');
}

const setAside = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'A game is still going on' }).getByRole('button', { name: 'Set it aside' }).click();

test('games of both editions are kept and opened one after the other', async ({ page }) => {
  await beginGame(page);
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  const first = await savedGame(page);

  await test.step('another edition can be looked at while the game waits', async () => {
    await chooseInMenu(page, 'New game, or open a file');
    const advantages = page.getByRole('region', { name: 'National advantages' });
    await expect(advantages).toBeHidden();
    await chooseEdition(page, 'Revised');
    await expect(advantages).toBeVisible();
    await inspectPage(page, 'editions-while-a-game-waits');
    await chooseEdition(page, '1941');
    await expect(advantages).toBeHidden();
    await page.getByRole('button', { name: 'Continue the game' }).click();
    await expect(panel(page).getByText('Ordered: 1 infantry.')).toBeVisible();
  });

  const second = await test.step('it begins on its own map', async () => {
    await chooseInMenu(page, 'New game, or open a file');
    await chooseEdition(page, 'Revised');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await setAside(page);
    await expectTurn(page, 'Soviet Union', 'Develop weapons');
    await page.waitForFunction(() => window.warboardPointOf?.('buryatia-ssr'));
    await page.reload();
    await expectTurn(page, 'Soviet Union', 'Develop weapons');
    return savedGame(page);
  });

  await test.step('the saved game of the first opens, and then that of the other', async () => {
    await chooseInMenu(page, 'New game, or open a file');
    // A game without a command gives way without a question.
    await openFile(page, 'first.json', first);
    await expect(panel(page).getByText('Ordered: 1 infantry.')).toBeVisible();
    await page.waitForFunction(() => window.warboardPointOf?.('karelia'));
    await chooseInMenu(page, 'New game, or open a file');
    await openFile(page, 'second.json', second);
    await setAside(page);
    await expectTurn(page, 'Soviet Union', 'Develop weapons');
    await page.waitForFunction(() => window.warboardPointOf?.('buryatia-ssr'));
  });
});

test('a position that Revised cannot have is refused with a list', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'impossible.json', JSON.stringify(IMPOSSIBLE_POSITION));
  const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'developments.germany' })).toContainText('death-ray');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'complexes' })).toContainText('CPX-2');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'units.japan.sz-60' })).toContainText('MAP-10');
  await inspectPage(page, 'editions-impossible');
});

test('a reload between the fire of a gun and the flight home loses nothing', async ({ page }) => {
  await openPage(page);
  await page.getByLabel('We roll real dice').check();
  await openFile(page, 'revised.json', JSON.stringify({ ...REVISED_POSITION, phase: 'combat-move' }));
  await expectTurn(page, 'United Kingdom', 'Combat move');
  await pressInList(page, 'United Kingdom');
  await chooseUnits(page, 'United Kingdom', { infantry: 1 });
  await chooseDestination(page, 'Sea Zone 3', 'Load onto transports');
  await pressInList(page, 'Sea Zone 3');
  await chooseUnits(page, 'Sea Zone 3', { infantry: 1 });
  await chooseDestination(page, 'Norway', 'Land and assault');
  await pressInList(page, 'United Kingdom');
  await chooseUnits(page, 'United Kingdom', { fighter: 2 });
  await chooseDestination(page, 'Norway', 'Attack');
  await pressContinue(page, 'Go to conduct combat');
  await battles(page).getByRole('button', { name: 'Fight in Norway' }).click();

  const reload = async (asked: string): Promise<void> => {
    await page.reload();
    await expect(decision(page, asked)).toBeVisible();
  };
  await reload('the antiaircraft gun fires at the aircraft');
  await typeDiceFor(page, 'the antiaircraft gun fires at the aircraft', '16');
  await reload('the ships bombard the coast');
  await typeDiceFor(page, 'the ships bombard the coast', '6');
  await reload('roll for the attacker');
  await typeDice(page, 'attacker', '6', '3');
  await typeDice(page, 'defender', '6');
  const home = panel(page).getByRole('region', { name: 'Flights home' });
  await expect(home).toContainText('A fighter in Norway');
  await page.reload();
  await expect(home).toContainText('The attackers win in Norway.');
  await home.getByRole('button', { name: 'Fly to United Kingdom' }).click();
  await expectReport(page, 'The attackers win in Norway.');
});

test('the rulebook of Revised has addresses, a search and examples of its own', async ({ page }) => {
  await page.goto(`${APP_URL}#/rules/revised/RES-3`);
  const rule = page.getByRole('article', { name: 'RES-3 Rolling for a development' });
  await expect(rule).toBeInViewport();
  await inspectPage(page, 'revised-rulebook');
  await page.keyboard.press('/');
  await page.keyboard.type('rocket');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rules\/revised\/(RES|RKT)-\d+$/);
  await expect(page.locator('mark').first()).toBeVisible();

  await page.goto(`${APP_URL}#/rules/revised/RES-3/1`);
  await waitForMap(page);
  const example = page.getByRole('complementary', { name: 'Example' });
  await expect(example.getByRole('link', { name: 'RES-3', exact: true })).toBeVisible();
  await expect(example.locator('[aria-current=step]')).toContainText('The position');
  await example.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(example.locator('[aria-current=step]')).not.toContainText('The position');
  await inspectPage(page, 'revised-example');
  await page.getByRole('link', { name: 'Close the example' }).click();
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
});
