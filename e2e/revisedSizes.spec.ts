import { expect, type Page } from '@playwright/test';
import { battles, typeDice, typeDiceFor } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { inspectPage } from './support/inspect.ts';
import { lastingFaults } from './support/layoutFaults.ts';
import { flyHome, research, typeLooseDice } from './support/looseDice.ts';
import { buyUnits, chooseDestination, chooseUnits, placeUnit } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { REVISED_POSITION } from './support/revisedPosition.ts';
import { chooseInMenu, endPurchase, expectTurn, openPage, panel, pressContinue, waitForMap } from './support/table.ts';
import { test } from './support/test.ts';
import { MOUSE, TOUCH } from './support/windowSizes.ts';

/** What stands in a window, a popover or a dialog and exceeds the page or its own sides. */
const overflowing = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((css) => {
    const element = document.querySelector(css);
    if (element === null) return [`no ${css}`];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
    return [
      ...(isInside ? [] : [`${css} exceeds the page`]),
      ...(element.scrollWidth > element.clientWidth + 1 ? [`${css} runs over its side`] : []),
    ];
  }, selector);

/** Checks every kind of panel that Revised has more than 1941, in windows of all these sizes. */
async function checkAll(page: Page, sizes: readonly (readonly [number, number])[], target: number): Promise<void> {
  const inAllSizes = async (state: string, faults: () => Promise<readonly string[]>): Promise<void> => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(faults, { message: `${state}, ${width}×${height}`, timeout: 8000 }).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await inspectPage(page, `revised-sizes-${state}-${target}`);
  };
  const checkPanel = (state: string): Promise<void> => inAllSizes(state, () => lastingFaults(page, target));

  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page);
  await page.getByLabel('We roll real dice').check();
  await openFile(page, 'revised.json', JSON.stringify(REVISED_POSITION));
  await expectTurn(page, 'United Kingdom', 'Develop weapons');
  await waitForMap(page);

  await test.step('what a power has', async () => {
    await page.getByRole('button', { name: /^Germany, .* Has U-Boat Interdiction\.$/ }).click();
    await expect(page.locator('.power-popover')).toContainText('U-Boat Interdiction');
    await inspectPage(page, `revised-power-${target}`);
    await page.keyboard.press('Escape');
    await chooseInMenu(page, 'National advantages');
    await expect(page.getByRole('dialog', { name: 'National advantages' })).toBeVisible();
    await inAllSizes('advantages', () => overflowing(page, '[role=dialog]'));
    await page.keyboard.press('Escape');
  });

  await test.step('research and purchase', async () => {
    await checkPanel('research');
    await research(page, 'Long-Range Aircraft', 2, '14');
    await checkPanel('researched');
    await pressContinue(page, 'Go to purchase units');
    await buyUnits(page, 'industrial complex');
    await panel(page).locator('.purchase-complexes summary').click();
    await checkPanel('purchase');
    await endPurchase(page);
  });

  await test.step('a raid and a landing are ordered', async () => {
    await pressInList(page, 'United Kingdom');
    await chooseUnits(page, 'United Kingdom', { bomber: 1 });
    await chooseDestination(page, 'Germany', 'Attack');
    await checkPanel('raid-or-fight');
    await panel(page).getByRole('radio', { name: /^Raid/ }).check();
    await pressInList(page, 'United Kingdom');
    await chooseUnits(page, 'United Kingdom', { infantry: 1 });
    await chooseDestination(page, 'Sea Zone 3', 'Load onto transports');
    await pressInList(page, 'Sea Zone 3');
    await chooseUnits(page, 'Sea Zone 3', { infantry: 1 });
    await chooseDestination(page, 'Norway', 'Land and assault');
    await pressInList(page, 'United Kingdom');
    await chooseUnits(page, 'United Kingdom', { fighter: 2 });
    await chooseDestination(page, 'Norway', 'Attack');
    // A short name: the head of the panel may shorten a long one.
    await pressInList(page, 'India');
    await checkPanel('orders');
    await pressContinue(page, 'Go to conduct combat');
    await checkPanel('battles');
  });

  await test.step('guns fire, the raid rolls, ships bombard, and aircraft fly home', async () => {
    await battles(page).getByRole('button', { name: 'Raid Germany' }).click();
    await checkPanel('gun');
    await typeLooseDice(page, /antiaircraft gun in Germany fires at a bomber/, '6');
    await checkPanel('raid');
    await typeLooseDice(page, /raid on Germany/, '4');
    await checkPanel('flight');
    await flyHome(page, ['A bomber', 'United Kingdom']);
    await battles(page).getByRole('button', { name: 'Fight in Norway' }).click();
    await checkPanel('gun-in-battle');
    await typeDiceFor(page, 'the antiaircraft gun fires at the aircraft', '66');
    await checkPanel('bombardment');
    await typeDiceFor(page, 'the ships bombard the coast', '6');
    await typeDice(page, 'attacker', '1', '66');
    await typeDice(page, 'defender', '6');
    await flyHome(page, ['2 fighters', 'United Kingdom']);
    await pressContinue(page, 'Go to noncombat move');
    await pressContinue(page, 'Go to mobilize new units');
  });

  await test.step('a complex is placed, and income comes in parts', async () => {
    await checkPanel('mobilize');
    await placeUnit(page, 'industrial complex', 'India');
    await expect(panel(page)).toContainText('NA-GE-1');
    await checkPanel('income');
  });
}

test('the panels of Revised with a mouse: nothing overlaps, is cut off or covers the map', ({ page }) =>
  checkAll(page, MOUSE, 24));

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('the panels of Revised by touch: all buttons are large enough, too', ({ page }) => checkAll(page, TOUCH, 44));
});
