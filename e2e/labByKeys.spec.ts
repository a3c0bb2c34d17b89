import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusKept, pressByKey, tabTo } from './support/keys.ts';
import { openPage, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const tree = (page: Page): Locator => page.getByRole('tree', { name: 'Moves' });
const moves = (page: Page): Locator => tree(page).getByRole('treeitem');
const shown = (page: Page): Locator => tree(page).getByRole('treeitem', { selected: true });
const said = (page: Page): Locator => page.getByRole('status', { name: 'Edits' });

/** Opens a menu and goes down to an item of it. */
async function chooseByKey(page: Page, menu: string, item: string): Promise<void> {
  await pressByKey(page, button(page, menu));
  const wanted = page.getByRole('menuitem', { name: item });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses a control by keyboard; whatever it does, the focus stays somewhere. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await pressByKey(page, button(page, name));
  await expectFocusKept(page);
}

test('an opening is tried, a position set up and the way back found by keys only', async ({ page }) => {
  await openPage(page);
  await pressByKey(page, button(page, 'Test an opening'));
  await waitForMap(page);
  await expect(said(page)).toHaveText(/^The lab is open: Opening/);
  await expectFocusKept(page);

  await test.step('a variation is begun at an old move', async () => {
    await press(page, 'More tanks');
    await press(page, 'Go to combat move');
    await expect(shown(page)).toHaveAccessibleName('Combat move');
    await tabTo(page, tree(page));
    await page.keyboard.press('Home');
    await expect(shown(page)).toHaveAccessibleName(/purchase units$/);
    await press(page, 'More infantry');
    await expect(moves(page)).toHaveCount(4);
  });

  await test.step('it is named, moved up, copied, pasted and deleted, and all of that is told', async () => {
    await press(page, 'Name, comment');
    await page.keyboard.type('Foot');
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveAccessibleName('Foot, Buy 1 infantry');
    await expect(button(page, 'Name, comment')).toBeFocused();
    await press(page, 'Promote');
    await expect(said(page)).toHaveText('Moved up.');
    await expect(moves(page).nth(1)).toHaveAccessibleName('Foot, Buy 1 infantry');
    await press(page, 'Copy');
    await expect(said(page)).toHaveText('The move is copied.');
    await tabTo(page, tree(page));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(shown(page)).toHaveAccessibleName('Buy a tank');
    await press(page, 'Paste here');
    await expect(shown(page)).toHaveAccessibleName('Foot, Buy 1 infantry, do not buy a tank');
    await press(page, 'Delete');
    await expect(said(page)).toHaveText('Deleted, with all moves after it.');
    await expect(shown(page)).toHaveAccessibleName('Buy a tank');
  });

  await test.step('it is folded, and undone and done again by one button over the end of the phase', async () => {
    await press(page, 'Fold');
    await expect(shown(page)).toHaveAccessibleName('Buy a tank, 1 move folded away');
    await press(page, /^Undo: /);
    const undo = button(page, /^Undo/);
    for (let presses = 0; presses < 12 && (await moves(page).count()) > 1; presses += 1) {
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(undo).toBeFocused();
    await expect(moves(page)).toHaveCount(1);
    await expect(said(page)).toHaveText(/^Undone: what was played\. Shown: .*purchase units\.$/);
    for (let presses = 0; presses < 12 && (await moves(page).count()) < 4; presses += 1)
      await page.keyboard.press('Control+Shift+z');
    await expect(moves(page)).toHaveCount(4);
  });

  await test.step('another chapter is added and the first opened again', async () => {
    await chooseByKey(page, 'Add a chapter', 'From the set-up');
    await expect(moves(page)).toHaveCount(1);
    await press(page, /^1 Chapter 1$/);
    await expect(moves(page)).toHaveCount(4);
    await expect(button(page, /^1 Chapter 1$/)).toBeFocused();
  });

  await test.step('a chapter is set up in the editor: a space copied, a unit taken off', async () => {
    await chooseByKey(page, 'Add a chapter', 'From the position editor');
    const map = page.getByRole('application', { name: /^World map/ });
    const editor = page.getByRole('complementary', { name: 'Position editor' });
    await press(page, 'Copy');
    await tabTo(page, map);
    await page.keyboard.type('karelia');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Each press puts the units of Karelia into a space')).toBeVisible();
    await tabTo(page, editor.getByRole('searchbox', { name: 'Go to a space' }));
    await page.keyboard.type('urals');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('heading', { name: 'Urals' })).toBeFocused();
    await tabTo(page, map);
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('radio', { name: 'Soviet Union, 3 units' })).toBeVisible();
    await press(page, 'Take off');
    await tabTo(page, map);
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('radio', { name: 'Soviet Union, 2 units' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(editor.getByRole('radio', { name: 'Soviet Union, 3 units' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await press(page, 'Save it to a file');
    expect((await saved).suggestedFilename()).toMatch(/position/);
    await press(page, 'Add it to the study as a chapter');
    await expect(button(page, /^3 A position set up$/)).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('the way back leads to where one came from', async () => {
    await press(page, 'Close the lab');
    await expect(button(page, 'Test an opening')).toBeFocused();
  });
});
