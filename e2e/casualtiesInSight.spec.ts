import { expect, type Page } from '@playwright/test';
import { battles, decision, typeDice } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { openPage, panel } from './support/table.ts';
import { test } from './support/test.ts';
import { MOUSE, TOUCH } from './support/windowSizes.ts';

/** Both sides have three kinds of units, with the dice of both sides to come. */
const POSITION = {
  edition: '1941',
  power: 'germany',
  phase: 'conduct-combat',
  units: {
    germany: { karelia: { infantry: 3, tank: 2, fighter: 1 } },
    'soviet-union': { karelia: { infantry: 4, tank: 2, fighter: 1 } },
  },
};

/** The dice that something covers or that lie beyond an edge, at their lower ends. */
const hiddenDice = (page: Page): Promise<number> =>
  battles(page)
    .locator('.battle-rolls .die')
    .evaluateAll(
      (all) =>
        all.filter((die) => {
          const { left, top, width, height } = die.getBoundingClientRect();
          return !die.contains(document.elementFromPoint(left + width / 2, top + height - 3));
        }).length,
    );

/** Expects that all dice, a counter to change the choice, and the button that takes the losses are in sight. */
async function expectInSight(page: Page, dice: number, lose: string): Promise<void> {
  await expect(decision(page, /choose who takes/)).toBeInViewport();
  await expect(battles(page).locator('.battle-rolls .die')).toHaveCount(dice);
  await expect.poll(() => hiddenDice(page)).toBe(0);
  await expect(battles(page).getByRole('button', { name: lose, exact: true })).toBeInViewport({ ratio: 1 });
  const first = await battles(page).locator('.strip-choice .unit-counter').first().boundingBox();
  const top = await panel(page)
    .locator('.battle-decision')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(top);
}

async function loseInEverySize(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  await openPage(page);
  await page.getByLabel('We roll real dice').check();
  await openFile(page, 'losses.json', JSON.stringify(POSITION));
  await battles(page).getByRole('button', { name: 'Fight in Karelia' }).click();
  await typeDice(page, 'attacker', '166', '346');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectInSight(page, 6, 'Lose 2 infantry');
  }
  await battles(page).getByRole('button', { name: 'Lose 2 infantry', exact: true }).click();
  await typeDice(page, 'defender', '2246', '36', '6');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectInSight(page, 13, 'Lose 3 infantry');
  }
}

test('the dice of both sides stay in sight while losses are chosen, with a mouse', async ({ page }) => {
  await loseInEverySize(page, MOUSE);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(battles(page).getByRole('group', { name: 'Chosen losses' })).toBeInViewport({ ratio: 1 });
  const hits = battles(page).getByRole('group', { name: /^hits on / });
  const bottoms = await hits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const top = await panel(page)
    .locator('.battle-decision')
    .evaluate((element) => element.getBoundingClientRect().top);
  const losses = await battles(page).getByRole('group', { name: 'Chosen losses' }).boundingBox();
  expect(Math.max(...bottoms, (losses?.y ?? 0) + (losses?.height ?? 0))).toBeLessThanOrEqual(top);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the dice of both sides stay in sight while losses are chosen', async ({ page }) => {
    await loseInEverySize(page, TOUCH);
  });
});
