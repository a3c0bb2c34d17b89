import { expect, type Locator, type Page } from '@playwright/test';
import { battles, casualtyCounters, decision, expectReport } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { orderLine } from './support/orders.ts';
import { startsWithName } from './support/spaces.ts';
import { waitForMap, openPage, panel } from './support/table.ts';
import { PHONE, take, tap, tapDice, tapOnMap } from './support/taps.ts';
import { test } from './support/test.ts';

test.use(PHONE);

async function typeDice(page: Page, side: 'attacker' | 'defender', ...dice: readonly string[]): Promise<void> {
  await expect(decision(page, `roll for the ${side}`)).toBeVisible();
  await tapDice(page, battles(page), ...dice);
}

/** Expects that the news text is wide and large enough, and does not cover the space where a press goes next. */
async function expectReadableNews(page: Page, space: string): Promise<void> {
  const news = page.getByRole('status', { name: 'What happened' }).locator('.news');
  const box = await news.boundingBox();
  if (box === null) throw new Error('There is no news.');
  // A short sentence is on one line, so that only a long one needs the width.
  const lines = await news.locator('p').evaluateAll((all) => all.map((each) => each.getClientRects()[0]?.height ?? 0));
  expect(box.width > 360 || Math.max(...lines) < 32, 'the news is wide enough').toBe(true);
  expect(await news.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
  const at = await page.evaluate((id) => window.warboardPointOf?.(id) ?? null, space);
  expect(at !== null && at.y > box.y && at.y < box.y + box.height, 'news over the space').toBe(false);
}

/** Expects that no die of the latest roll lies under something else or beyond the edge of the sheet. */
async function expectDiceInSight(page: Page): Promise<void> {
  const dice = battles(page).locator('.rolled-latest .die');
  await expect(dice.first()).toBeVisible();
  const hidden = await dice.evaluateAll(
    (all) =>
      all.filter((die) => {
        const { left, top, width, height } = die.getBoundingClientRect();
        return !die.contains(document.elementFromPoint(left + width / 2, top + height - 2));
      }).length,
  );
  expect(hidden, 'dice out of sight').toBe(0);
}

/** Expects the present phase in the top bar. */
async function expectPhase(page: Page, phase: string): Promise<void> {
  await expect(page.getByRole('button', { name: new RegExp(`^${phase}, phase \\d of 6$`) })).toBeVisible();
}

test('a whole turn on a phone by taps', async ({ page }) => {
  await openPage(page);
  // The button to remove a player is beside the sides, not alone on a line.
  const middleOf = async (part: Locator): Promise<number> => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const sides = await middleOf(page.getByRole('group', { name: 'Side of Player 1' }));
  expect(Math.abs((await middleOf(page.getByRole('button', { name: 'Remove Player 1' }))) - sides)).toBeLessThan(4);
  await page.getByLabel('We roll real dice').check();
  await page.getByRole('button', { name: 'Begin the game' }).tap();
  await expectPhase(page, 'Purchase units');
  await waitForMap(page);

  await test.step('units are bought', async () => {
    await tap(page, 'More infantry');
    await tap(page, 'More infantry');
    await expect(panel(page).getByText('Ordered: 2 infantry.')).toBeVisible();
    await inspectPage(page, 'phone-purchase');
    await tap(page, 'Go to combat move');
    await expectPhase(page, 'Combat move');
    await expectReadableNews(page, 'west-russia');
  });

  await test.step('units are chosen on the map and ordered', async () => {
    await tapOnMap(page, 'russia');
    await take(page, 'Russia', { infantry: 2, tank: 1, fighter: 1 });
    await tapOnMap(page, 'archangel');
    await tap(page, /^All 3 infantry in Archangel/);
    await inspectPage(page, 'phone-in-hand');
    await tapOnMap(page, 'west-russia');
    await expect(orderLine(page, 'to West Russia')).toHaveCount(1);
    await inspectPage(page, 'phone-orders');
    // One's own order is in the list of orders; over the map the next press goes.
    await expect(page.getByRole('status', { name: 'What happened' }).locator('.news')).toHaveCount(0);
    await tap(page, 'Go to conduct combat');
  });

  await test.step('dice are entered, casualties chosen, and the battle continues', async () => {
    await typeDice(page, 'attacker', '16666', '36');
    await typeDice(page, 'defender', '226');
    await expect(casualtyCounters(page)).toHaveCount(3);
    await expectDiceInSight(page);
    await inspectPage(page, 'phone-casualties');
    const fewer = await battles(page)
      .getByRole('button', { name: /^Fewer hits/ })
      .first()
      .boundingBox();
    expect(fewer?.width).toBeGreaterThanOrEqual(30);
    expect(fewer?.height).toBeGreaterThanOrEqual(44);
    // Only infantry is suggested; choose a tank instead of one of them.
    await tap(page, /^Fewer hits on .*infantry/, battles(page));
    await tap(page, /^More hits on .*tank/, battles(page));
    await tap(page, /^Lose /);
    await expectDiceInSight(page);
    await inspectPage(page, 'phone-retreat');
    await tap(page, 'Fight round 2');
    await typeDice(page, 'attacker', '6666', '3');
    await typeDice(page, 'defender', '6');
    await expectReport(page, 'The attackers win in West Russia.');
    await inspectPage(page, 'phone-report');
    await tap(page, 'Go to noncombat move');
  });

  await test.step('the fighter lands', async () => {
    await tap(page, /^A fighter/, panel(page).getByRole('region', { name: 'Still to land' }));
    await tapOnMap(page, 'russia');
    await expect(orderLine(page, 'fighter')).toHaveCount(1);
    await tap(page, 'Go to mobilize new units');
  });

  await test.step('new units are placed, and income collected', async () => {
    await tapOnMap(page, 'caucasus');
    await expect(orderLine(page, 'infantry placed in Caucasus')).toHaveCount(1);
    await inspectPage(page, 'phone-mobilize');
    await tap(page, startsWithName('Russia'), panel(page).getByRole('region', { name: 'Mobilize new units' }));
    await inspectPage(page, 'phone-income');
    await tap(page, 'Collect 8 IPCs and end the turn');
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Germany');
  await test.step('treasuries and notices open with one tap', async () => {
    await page.getByRole('button', { name: /show all treasuries$/ }).tap();
    await expect(page.getByRole('list', { name: 'Treasuries' }).getByText(/Soviet Union, .*: 9 IPCs/)).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notices/ }).tap();
    await expect(page.getByRole('list', { name: 'The latest notices' })).toContainText('collects 8 IPCs');
    await inspectPage(page, 'phone-notices');
  });
});
