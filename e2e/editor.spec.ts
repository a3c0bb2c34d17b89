import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { pressOnMap } from './support/spaces.ts';
import { expectTurn, openPage, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

test('a position is set up on the map, a fault in it is named and mended, and a game begins from it', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await waitForMap(page);
  const editor = page.getByRole('complementary', { name: 'Position editor' });

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Tank');
  await page.getByRole('radio', { name: 'Germany' }).first().check({ force: true });
  await pressOnMap(page, 'caucasus');
  await expect(editor).toContainText('Units cannot stand in a territory of the enemy.');
  await expect(editor.getByRole('link', { name: /^MAP-2/ })).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Play it as a new game' })).toBeDisabled();
  await expectAccessible(page, 'a fault in the editor');

  // What is set up outlives the page, its fault too.
  await page.reload();
  await waitForMap(page);
  await editor.getByRole('button', { name: 'One thing is wrong.' }).click();
  await editor.getByRole('button', { name: 'Take it out' }).click();
  await editor.getByRole('tab', { name: 'Turn' }).click();
  await editor.getByRole('combobox', { name: 'Turn of' }).selectOption('Germany');
  await editor.getByRole('button', { name: 'Play it as a new game' }).click();

  await expect(page.getByText('Round 1, Germany: purchase units.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expectTurn(page, 'Germany', 'Purchase units');
});
