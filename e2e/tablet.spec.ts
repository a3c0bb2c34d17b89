import { expect } from '@playwright/test';
import { battles, expectReport } from './support/battles.ts';
import { lastingFaults } from './support/layoutFaults.ts';
import { orderLine } from './support/orders.ts';
import { startsWithName } from './support/spaces.ts';
import { openPage, panel, waitForMap } from './support/table.ts';
import { tap, tapDice, tapInMenu, tapOnMap } from './support/taps.ts';
import { throughFrame } from './support/tableFrame.ts';
import { test } from './support/test.ts';

const UPRIGHT = { width: 820, height: 1180 };
const ACROSS = { width: 1180, height: 820 };
/** The least size of a button for a finger, in pixels. */
const TARGET = 44;

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

test('a turn by taps on a tablet held upright and across, then laid on the table and turned', async ({ page }) => {
  await openPage(page);
  await page.getByLabel('We roll real dice').check();
  await page.getByRole('button', { name: 'Begin the game' }).tap();
  await waitForMap(page);
  await tap(page, 'More infantry');
  await tap(page, 'More infantry');
  expect(await lastingFaults(page, TARGET)).toEqual([]);
  await tap(page, 'Go to combat move');
  await tapOnMap(page, 'archangel');
  await tap(page, /^All 3 infantry in Archangel/);
  await tapOnMap(page, 'west-russia');
  await expect(orderLine(page, '3 infantry from Archangel to West Russia')).toHaveCount(1);

  await page.setViewportSize(ACROSS);
  expect(await lastingFaults(page, TARGET)).toEqual([]);
  await tap(page, 'Go to conduct combat');
  await tapDice(page, battles(page), '111');
  await tapDice(page, battles(page), '266');
  await expectReport(page, 'The attackers win in West Russia.');
  await tap(page, 'Go to noncombat move');
  await tap(page, 'Go to mobilize new units');
  await tapOnMap(page, 'caucasus');
  await expect(orderLine(page, 'infantry placed in Caucasus')).toHaveCount(1);
  await tap(page, startsWithName('Russia'), panel(page).getByRole('region', { name: 'Mobilize new units' }));

  await tapInMenu(page, 'Table mode');
  const table = await throughFrame(page);
  await table.frame.getByRole('button', { name: 'Turn', exact: true }).tap();
  const collect = table.frame.getByRole('button', { name: /^Collect/ });
  await expect(collect).toBeVisible();
  await table.tapOnMap('urals');
  await expect(table.frame.getByRole('button', { name: 'About Urals' })).toBeVisible();
  await collect.tap();
  await expect(table.frame.getByRole('heading', { level: 1 })).toHaveText('Germany');
});
