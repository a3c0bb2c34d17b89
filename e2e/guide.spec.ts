import { expect, type Page } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { pressOnMap } from './support/spaces.ts';
import { APP_URL, endPurchase, expectTurn, openPage, panel, pressContinue, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';

const guide = (page: Page) => page.getByRole('region', { name: 'First-game guide' });

/** The middle of what the guide points at, once it points at it. */
async function pointedAt(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('.guide-outline').boundingBox();
  const card = await guide(page).boundingBox();
  if (box === null || card === null) throw new Error('The guide points at nothing.');
  const isBeside =
    card.x >= box.x + box.width ||
    card.x + card.width <= box.x ||
    card.y >= box.y + box.height ||
    card.y + card.height <= box.y;
  expect(isBeside, 'the card covers what it points at').toBe(true);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a first game with the guide, from “How to play” to the first battle', async ({ page }) => {
  await test.step('how to play, on one page', async () => {
    await openPage(page);
    await page.getByRole('link', { name: 'How to play' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^How to play/);
    await expect(page.getByRole('img', { name: /blitzes/ })).toBeVisible();
    await inspectPage(page, 'how to play');
    await page.keyboard.press('Escape');
  });

  await test.step('the guide begins a game and follows the purchase', async () => {
    await page.getByRole('button', { name: 'Your first game' }).click();
    await expectTurn(page, 'Soviet Union', 'Purchase units');
    await expect(guide(page)).toContainText('You lead the Soviet Union');
    await waitForMap(page);
    await inspectPage(page, 'guide');
    await guide(page).getByRole('button', { name: 'Next' }).click();
    await expect(guide(page)).toContainText('Buy units');
    await panel(page).getByRole('button', { name: 'More infantry' }).click();
    await expect(guide(page)).toContainText('press “Go to combat move”');
    await endPurchase(page);
  });

  await test.step('a reload goes on where it was', async () => {
    await page.goto(APP_URL);
    await waitForMap(page);
    await expect(guide(page)).toContainText('Your units there can attack');
  });

  await test.step('it points at the units, then at the target, on the map', async () => {
    await expect(page.locator('.guide-outline')).toBeVisible();
    // It points at counters, and a press on one of them would choose its units at once.
    await pointedAt(page);
    await pressOnMap(page, 'russia');
    await expect(guide(page)).toContainText('Choose units');
    await panel(page).getByRole('button', { name: 'Take all' }).click();
    await expect(guide(page)).toContainText('to attack it');
    const target = await pointedAt(page);
    await page.mouse.click(target.x, target.y);
    await expect(guide(page)).toContainText('The battle to come');
    await guide(page).getByRole('button', { name: 'Next' }).click();
    await pressContinue(page, 'Go to conduct combat');
    await expect(guide(page)).toContainText('The dice');
  });

  await test.step('Escape leaves it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(guide(page)).toHaveCount(0);
    await expectTurn(page, 'Soviet Union', 'Conduct combat');
  });
});
