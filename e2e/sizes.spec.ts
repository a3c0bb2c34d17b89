import { expect, type Page } from '@playwright/test';
import { battles, casualtyCounters, chooseBattle, expectReport, typeDice } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { lastingFaults } from './support/layoutFaults.ts';
import { buyUnits, orderLine, placeUnit } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { beginGame, endPurchase, pressContinue, panel } from './support/table.ts';
import { test } from './support/test.ts';
import { hasOwnLayout, MOUSE, TOUCH } from './support/windowSizes.ts';

/** Checks the present state in windows of all these sizes. */
async function check(page: Page, state: string, sizes: readonly (readonly [number, number])[], target: number) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await lastingFaults(page, target), `${state}, ${width}×${height}`).toEqual([]);
    if (hasOwnLayout(width, height)) await inspectPage(page, `sizes-${state}-${width}x${height}`);
  }
}

/** Checks every kind of panel of one turn in windows of all these sizes. */
async function checkAll(page: Page, sizes: readonly (readonly [number, number])[], target: number): Promise<void> {
  const checkState = async (state: string): Promise<void> => {
    await check(page, state, sizes, target);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await beginGame(page);
  await buyUnits(page, 'infantry', 2);
  await checkState('purchase');
  await endPurchase(page);
  await pressInList(page, 'Russia');
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'About Russia' })).toBeVisible();
  await checkState('facts');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await checkState('in-hand');
  await pressInList(page, 'West Russia');
  await expect(orderLine(page, 'Russia to West Russia')).toBeVisible();
  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'West Russia');
  await checkState('battle');
  await typeDice(page, 'attacker', '116666', '36');
  await typeDice(page, 'defender', '226');
  await expect(casualtyCounters(page)).toHaveCount(3);
  await checkState('casualties');
  await battles(page)
    .getByRole('button', { name: /^Lose / })
    .click();
  await expectReport(page, 'The attackers win in West Russia.');
  await checkState('report');
  await pressContinue(page, 'Go to noncombat move');
  await expect(panel(page).getByRole('region', { name: 'Still to land' })).toBeVisible();
  await checkState('noncombat');
  await panel(page).getByRole('button', { name: 'Fly to Russia' }).click();
  await pressContinue(page, 'Go to mobilize new units');
  await checkState('mobilize');
  await placeUnit(page, 'infantry', 'Russia');
  await placeUnit(page, 'infantry', 'Russia');
  await expect(panel(page).getByRole('button', { name: /^Collect/ })).toBeVisible();
  await checkState('income');
}

test('with a mouse, nothing overlaps, is cut off or covers the map', ({ page }) => checkAll(page, MOUSE, 24));

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('nothing overlaps, is cut off or covers the map, and all buttons are large enough', ({ page }) =>
    checkAll(page, TOUCH, 44));
});
