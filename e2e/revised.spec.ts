import { expect, type Page } from '@playwright/test';
import { battles, chooseBattle, expectReport, typeDice, typeDiceFor } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { flyHome, research, typeLooseDice } from './support/looseDice.ts';
import { buyUnits, chooseDestination, chooseUnits, orderLine, placeUnit } from './support/orders.ts';
import { expectUnits, pressInList } from './support/spaces.ts';
import {
  endPurchase,
  expectTreasury,
  expectTurn,
  openPage,
  panel,
  pressContinue,
  waitForMap,
} from './support/table.ts';
import { test } from './support/test.ts';

/** One round to a minor victory of the Axis: to its six cities come Leningrad and Calcutta. */
test('a game of Revised from its setup to a victory', async ({ page }) => {
  // Five whole turns take long on a busy machine.
  test.setTimeout(600_000);
  await test.step('three players share the powers, and Stalin has a treaty with Japan', () => startGame(page));
  await test.step('the Soviet Union researches and builds a complex', () => sovietTurn(page));
  await test.step('Germany raids London and takes Leningrad', () => germanTurn(page));
  await test.step('the United Kingdom only buys', () => quietTurn(page, 'United Kingdom'));
  await test.step('Japan lands under its battleship’s guns and takes Calcutta', () => japaneseTurn(page));
  await test.step('the United States only look on', () => quietTurn(page, 'United States', 'the war: the Axis win'));
  await test.step('the Axis win', () => victory(page));
});

async function startGame(page: Page): Promise<void> {
  await openPage(page);
  await page.getByRole('radio', { name: 'Revised', exact: true }).check();
  const three = page.getByRole('button', { name: '3 players' });
  await three.click();
  // The pointer is still on it, and its light text needs the dark ground.
  await expect(three).toHaveCSS('background-color', 'rgb(43, 36, 25)');
  for (const [i, name] of ['Ada', 'Bo', 'Cem'].entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await expect(page.getByRole('region', { name: 'Powers' }).getByLabel('Japan')).toContainText('Cem');
  await page.getByRole('radio', { name: /^Minor victory/ }).check();
  await page.getByLabel('We roll real dice').check();
  await page.getByRole('radio', { name: /^Chosen/ }).check();
  const advantages = page.getByRole('region', { name: 'National advantages' });
  await advantages.locator('summary').filter({ hasText: 'Soviet Union' }).click();
  await advantages.getByRole('checkbox', { name: /Nonaggression Treaty/ }).check();
  await inspectPage(page, 'revised-new-game');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expectTurn(page, 'Soviet Union', 'Develop weapons');
  await waitForMap(page);
}

async function sovietTurn(page: Page): Promise<void> {
  await research(page, 'Rockets', 1, '6');
  await expect(panel(page)).toContainText('No breakthrough.');
  await inspectPage(page, 'revised-research-failed');
  await pressContinue(page, 'Go to purchase units');

  await buyUnits(page, 'industrial complex');
  await buyUnits(page, 'infantry');
  await expect(panel(page).getByText('Ordered: 1 infantry and an industrial complex.')).toBeVisible();
  await expectTreasury(page, 'Soviet Union', 1, 24);
  await inspectPage(page, 'revised-purchase');
  await endPurchase(page);
  await pressContinue(page, 'Go to noncombat move');
  await pressContinue(page, 'Go to mobilize new units');

  await placeUnit(page, 'industrial complex', 'Karelia S.S.R.');
  await inspectPage(page, 'revised-mobilize');
  await placeUnit(page, 'infantry', 'Russia');
  await inspectPage(page, 'revised-income');
  await pressContinue(page, 'Collect 24 IPCs and end the turn');
}

async function germanTurn(page: Page): Promise<void> {
  await expectTurn(page, 'Germany', 'Develop weapons');
  await research(page, 'Jet Fighters', 2, '16');
  await expect(panel(page)).toContainText('Jet Fighters is developed.');
  await inspectPage(page, 'revised-research');
  await pressContinue(page, 'Go to purchase units');
  await buyUnits(page, 'artillery');
  await endPurchase(page);

  await pressInList(page, 'Germany');
  await chooseUnits(page, 'Germany', { bomber: 1 });
  await pressInList(page, 'United Kingdom');
  await panel(page).getByRole('radio', { name: /^Raid/ }).check();
  await pressInList(page, 'Belorussia');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await pressInList(page, 'Eastern Europe');
  await chooseUnits(page, 'Eastern Europe', { infantry: 2, tank: 1, fighter: 1 });
  await chooseDestination(page, 'Karelia S.S.R.', 'Attack against 3 infantry');
  await expect(orderLine(page, 'to Karelia S.S.R.')).toBeVisible();
  await inspectPage(page, 'revised-german-orders');
  await pressContinue(page, 'Go to conduct combat');

  await inspectPage(page, 'revised-battles');
  await battles(page).getByRole('button', { name: 'Raid United Kingdom' }).click();
  await typeLooseDice(page, /antiaircraft gun in United Kingdom fires at a bomber/, '6');
  await inspectPage(page, 'revised-raid');
  await typeLooseDice(page, /raid on United Kingdom/, '5');
  await expect(panel(page)).toContainText('The United Kingdom loses 5 IPCs and keeps 25. The gun hit nobody.');
  await inspectPage(page, 'revised-flight-home');
  await flyHome(page, ['A bomber', 'Germany']);
  await expectTreasury(page, 'United Kingdom', 25, 30);

  await chooseBattle(page, 'Karelia S.S.R.');
  await typeDice(page, 'attacker', '11166', '36');
  await typeDice(page, 'defender', '666', '6');
  await expectOutcome(page, 'The attackers win in Karelia S.S.R.');
  await flyHome(page, ['A fighter', 'Eastern Europe']);
  await pressContinue(page, 'Go to noncombat move');
  await pressContinue(page, 'Go to mobilize new units');
  await placeUnit(page, 'artillery', 'Germany');
  await pressContinue(page, 'Collect 42 IPCs and end the turn');
}

/** A turn of a power that does nothing but collect its income; with the last one the war ends. */
async function quietTurn(page: Page, power: string, end = 'the turn'): Promise<void> {
  await expectTurn(page, power, 'Develop weapons');
  await pressContinue(page, 'Go to purchase units');
  await endPurchase(page);
  await pressContinue(page, 'Go to noncombat move');
  await pressContinue(page, 'Go to collect income');
  await panel(page)
    .getByRole('button', { name: new RegExp(`^Collect \\d+ IPCs and end ${end}$`) })
    .click();
}

async function japaneseTurn(page: Page): Promise<void> {
  await expectTurn(page, 'Japan', 'Develop weapons');
  await pressContinue(page, 'Go to purchase units');
  await endPurchase(page);

  await pressInList(page, 'Japan');
  await chooseUnits(page, 'Japan', { infantry: 1, artillery: 1 });
  await chooseDestination(page, 'Sea Zone 60', 'Load onto transports');
  await pressInList(page, 'Sea Zone 60');
  await chooseUnits(page, 'Sea Zone 60', { infantry: 1, artillery: 1 });
  await chooseDestination(page, 'Buryatia S.S.R.', 'Land and assault against 2 infantry');
  await pressInList(page, 'French Indochina');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await pressInList(page, 'Sea Zone 37');
  await chooseUnits(page, 'Sea Zone 37', { fighter: 2 });
  await chooseDestination(page, 'India', 'Attack against 3 infantry');
  await inspectPage(page, 'revised-japanese-orders');
  await pressContinue(page, 'Go to conduct combat');

  // Japan attacks Soviet ground for the first time.
  await inspectPage(page, 'revised-offer');
  await panel(page).getByRole('button', { name: 'Place in Buryatia S.S.R.' }).click();
  await inspectPage(page, 'revised-guns');
  await chooseBattle(page, 'Buryatia S.S.R.');
  await inspectPage(page, 'revised-bombardment');
  await typeDiceFor(page, 'the ships bombard the coast', '4');
  await typeDice(page, 'attacker', '26');
  await typeDice(page, 'defender', '22666');
  await expectReport(page, 'The defenders hold Buryatia S.S.R.');

  await chooseBattle(page, 'India');
  await typeDiceFor(page, 'the antiaircraft gun fires at the aircraft', '166');
  await typeDice(page, 'attacker', '11', '36');
  await typeDice(page, 'defender', '666');
  await expectOutcome(page, 'The attackers win in India.');
  await inspectPage(page, 'revised-report');
  await flyHome(page, ['2 fighters', 'Sea Zone 37']);
  await expectUnits(page, 'India', 'Japan: 2 infantry');
  await pressContinue(page, 'Go to noncombat move');
  await pressContinue(page, 'Go to collect income');
  await pressContinue(page, 'Collect 33 IPCs and end the turn');
}

/** Expects a text in the report of the battle just fought, whose aircraft fly home now. */
const expectOutcome = (page: Page, text: string): Promise<void> =>
  expect(panel(page).getByRole('group', { name: 'Result of the battle' }).filter({ hasText: text })).toBeVisible();

async function victory(page: Page): Promise<void> {
  const end = page.getByRole('dialog', { name: 'The Axis win' });
  await expect(end).toContainText('Leningrad');
  await expect(end).toContainText('Calcutta');
  await expect(end).toContainText('Bo');
  await expect(end).not.toContainText('Ada');
  await inspectPage(page, 'revised-end');
  await page.reload();
  await expect(end).toBeVisible();
}
