import { expect, type Page } from '@playwright/test';
import { battles, casualtyCounters, decision } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { destinations, orderLine } from './support/orders.ts';
import { startsWithName } from './support/spaces.ts';
import { openPage, panel, waitForMap } from './support/table.ts';
import { PHONE, take, tap, tapDice, tapOnMap } from './support/taps.ts';
import { test } from './support/test.ts';

test.use(PHONE);

/** Expects the present phase in the top bar. */
async function expectPhase(page: Page, phase: string): Promise<void> {
  await expect(page.getByRole('button', { name: new RegExp(`^${phase}, phase \\d of 7$`) })).toBeVisible();
}

async function typeDice(page: Page, side: 'attacker' | 'defender', ...dice: readonly string[]): Promise<void> {
  await expect(decision(page, `roll for the ${side}`)).toBeVisible();
  await tapDice(page, battles(page), ...dice);
}

test('a whole turn of Revised on a phone by taps', async ({ page }) => {
  test.setTimeout(300_000);
  await openPage(page);
  await page.getByRole('radio', { name: 'Revised', exact: true }).tap();
  await page.getByRole('radio', { name: 'We roll real dice' }).tap();
  await inspectPage(page, 'revised-phone-new-game');
  await page.getByRole('button', { name: 'Begin the game' }).tap();
  await expectPhase(page, 'Develop weapons');
  await waitForMap(page);

  await test.step('a weapon is researched, in vain', async () => {
    await inspectPage(page, 'revised-phone-develop');
    await panel(page).getByRole('radio', { name: 'Rockets' }).tap();
    await inspectPage(page, 'revised-phone-research');
    await tap(page, 'Pay 5 IPCs and roll at the table');
    await tapDice(page, panel(page).getByRole('region', { name: 'Dice to roll' }), '6');
    await expect(panel(page).getByText('No breakthrough.')).toBeInViewport();
    await inspectPage(page, 'revised-phone-no-breakthrough');
    await tap(page, 'Go to purchase units');
    await expectPhase(page, 'Purchase units');
  });

  await test.step('units and a complex are bought', async () => {
    await tap(page, 'More industrial complexes');
    await tap(page, 'More infantry');
    await expect(panel(page).getByText('Ordered: 1 infantry and an industrial complex.')).toBeVisible();
    await inspectPage(page, 'revised-phone-purchase');
    await tap(page, 'Go to combat move');
    await expectPhase(page, 'Combat move');
  });

  await test.step('units are chosen on the map and ordered', async () => {
    await tapOnMap(page, 'russia');
    await inspectPage(page, 'revised-phone-picker');
    await take(page, 'Russia', { infantry: 2, artillery: 1, tank: 1, fighter: 1 });
    await tapOnMap(page, 'archangel');
    await take(page, 'Archangel', { infantry: 3 });
    await inspectPage(page, 'revised-phone-in-hand');
    await tapOnMap(page, 'west-russia');
    await expect(orderLine(page, 'to West Russia')).toHaveCount(1);
    await inspectPage(page, 'revised-phone-orders');
    await tap(page, 'Go to conduct combat');
  });

  await test.step('dice are entered, casualties chosen, and the battle continues', async () => {
    await inspectPage(page, 'revised-phone-attack');
    await typeDice(page, 'attacker', '1666', '16', '16');
    await inspectPage(page, 'revised-phone-defenders');
    await tap(page, /^(Lose|Damage) /);
    await typeDice(page, 'defender', '2266', '6');
    await expect(casualtyCounters(page)).toHaveCount(5);
    await tap(page, /^Fewer hits on .*infantry/, battles(page));
    await tap(page, /^More hits on .*tank/, battles(page));
    await inspectPage(page, 'revised-phone-casualties');
    await tap(page, /^(Lose|Damage) /);
    await inspectPage(page, 'revised-phone-retreat');
    await tap(page, 'Fight round 2');
    await typeDice(page, 'attacker', '166', '16', '3');
    await typeDice(page, 'defender', '6', '6');
  });

  await test.step('the fighter flies home at once', async () => {
    await expect(panel(page).getByRole('region', { name: 'Flights home' })).toBeVisible();
    await inspectPage(page, 'revised-phone-flight-home');
    await tap(page, 'Fly to Russia');
    await tap(page, 'Go to noncombat move');
    await expectPhase(page, 'Noncombat move');
  });

  await test.step('a gun is moved with the lists of the panel', async () => {
    await tap(page, startsWithName('Russia'));
    await take(page, 'Russia', { 'antiaircraft gun': 1 });
    await inspectPage(page, 'revised-phone-gun-in-hand');
    await tap(page, startsWithName('West Russia'), destinations(page));
    await expect(orderLine(page, 'antiaircraft gun')).toHaveCount(1);
    await inspectPage(page, 'revised-phone-gun');
    await tap(page, 'Go to mobilize new units');
  });

  await test.step('infantry and the complex are placed, and income collected', async () => {
    await tapOnMap(page, 'caucasus');
    await expect(orderLine(page, 'infantry placed in Caucasus')).toHaveCount(1);
    await inspectPage(page, 'revised-phone-mobilize');
    const mobilize = panel(page).getByRole('region', { name: 'Mobilize new units' });
    await tap(page, startsWithName('Karelia'), mobilize);
    await inspectPage(page, 'revised-phone-income');
    await tap(page, 'Collect 26 IPCs and end the turn');
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Germany');
  await expectPhase(page, 'Develop weapons');
  await test.step('the treasuries open with one tap', async () => {
    await page.getByRole('button', { name: /show all treasuries$/ }).tap();
    await expect(page.getByRole('list', { name: 'Treasuries' }).getByText(/Soviet Union, .*: 27 IPCs/)).toBeAttached();
    await inspectPage(page, 'revised-phone-treasuries');
  });
});
