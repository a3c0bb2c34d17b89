import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { destinations } from './support/orders.ts';
import { pressOnMap } from './support/spaces.ts';
import { APP_URL, expectTurn, beginGame, chooseInMenu, endPurchase, waitForMap, panel } from './support/table.ts';
import { test } from './support/test.ts';

const rule = (page: Page) => page.getByRole('article', { name: 'CM-2 How far a unit moves' });
const example = (page: Page) => page.getByRole('complementary', { name: 'Example' });
/** The client point of a space: it is unchanged if the camera is. */
const pointOf = (page: Page, space: string) => page.evaluate((id) => window.warboardPointOf?.(id) ?? null, space);

test('from a refusal to its rule, to an example on the map, and back to the unchanged game', async ({ page }) => {
  await beginGame(page);
  await endPurchase(page);
  await pressOnMap(page, 'archangel');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await pressOnMap(page, 'ukraine');
  const refusal = page.getByRole('alert').filter({ hasText: 'CM-2' });
  await expect(refusal).toContainText('would need 2 moves to reach Ukraine');
  const before = await pointOf(page, 'archangel');

  await test.step('the rule', async () => {
    await refusal.getByRole('link', { name: /^CM-2/ }).click();
    await expect(page).toHaveURL(/#\/rules\/1941\/CM-2$/);
    await expect(rule(page)).toBeInViewport();
    await expect(panel(page)).toHaveCount(0);
    await inspectPage(page, 'rulebook');
  });

  await test.step('one of its examples, step by step', async () => {
    await rule(page).getByRole('list').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/rules\/1941\/CM-2\/1$/);
    await expect(example(page).locator('[aria-current=step]')).toContainText('The position');
    const next = example(page).getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(example(page).locator('[aria-current=step]')).not.toContainText('The position');
    await inspectPage(page, 'example');
  });

  await test.step('a click on its map gives no order', async () => {
    await page.locator('canvas.world-map__canvas').click({ position: { x: 300, y: 300 } });
    await expect(example(page)).toBeVisible();
  });

  await test.step('back to the rule, and to the game', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/rules\/1941\/CM-2$/);
    // The address changes before the rulebook is mounted and can handle keys.
    await expect(rule(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expectTurn(page, 'Soviet Union', 'Combat move');
    await expect(refusal).toContainText('would need 2 moves to reach Ukraine');
    await expect(destinations(page)).toContainText('3 infantry');
    expect(await pointOf(page, 'archangel')).toEqual(before);
  });

  await test.step('the browser’s back button returns to the rulebook', async () => {
    await page.goBack();
    await expect(rule(page)).toBeInViewport();
    await page.goBack();
    await expect(example(page)).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expectTurn(page, 'Soviet Union', 'Combat move');
  });

  await test.step('none of it is saved', async () => {
    await page.reload();
    await expectTurn(page, 'Soviet Union', 'Combat move');
  });
});

test('the rulebook without a game: search by keyboard, and an example', async ({ page }) => {
  await page.goto(`${APP_URL}#/rules/XX-1`);
  await expect(page.getByRole('alert')).toContainText('There is no rule “XX-1”');
  await page.keyboard.press('/');
  await page.keyboard.type('blitz');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/XX-1/);
  await expect(page).toHaveURL(/#\/rules\/1941\/[A-Z]+-\d+$/);
  await expect(page.locator('mark').first()).toBeVisible();
  await page.goto(`${APP_URL}#/rules/CM-9/1`);
  await waitForMap(page);
  await expect(example(page).getByRole('link', { name: 'CM-9', exact: true })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter');
  await expect(example(page).getByRole('button', { name: 'Back', exact: true })).toBeEnabled();
  await inspectPage(page, 'example-alone');
  await page.getByRole('link', { name: 'Close the example' }).click();
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
});

test('the menu opens the chapter of the phase', async ({ page }) => {
  await beginGame(page);
  await chooseInMenu(page, 'Rules');
  await expect(page).toHaveURL(/#\/rules\/1941\/BUY$/);
  await expect(page.getByRole('heading', { name: 'Purchase units' })).toBeInViewport();
  await page.getByRole('link', { name: 'Close the rules' }).click();
  await expectTurn(page, 'Soviet Union', 'Purchase units');
});

test('a rule stays where it is read when a phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${APP_URL}#/rules/1941/COM-6`);
  const opened = page.getByRole('article', { name: /^COM-6 / });
  await expect(opened).toBeInViewport();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(opened).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(opened).toBeInViewport();
});
