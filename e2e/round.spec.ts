import { expect, type Page } from '@playwright/test';
import {
  battles,
  casualtyCounters,
  decision,
  expectReport,
  chooseBattle,
  chooseCasualties,
  typeDice,
} from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { buyUnits, orderLine, placeUnit, chooseDestination, chooseUnits } from './support/orders.ts';
import { expectUnits, pressInList, pressOnMap } from './support/spaces.ts';
import {
  expectTurn,
  endPurchase,
  expectTreasury,
  pressContinue,
  waitForMap,
  openPage,
  panel,
} from './support/table.ts';
import { test } from './support/test.ts';

/** The whole first round, with the map for some spaces and the lists for others. */
test('a full round of all five powers', async ({ page }) => {
  // Five whole turns take long on a busy machine.
  test.setTimeout(600_000);
  await test.step('three players share the powers', () => startGame(page));
  await test.step('the Soviet Union takes West Russia', () => sovietTurn(page));
  await test.step('Germany sinks the fleet off France and takes Karelia', () => germanTurn(page));
  await test.step('the United Kingdom lands in Norway', () => britishTurn(page));
  await test.step('Japan lands in the Philippines and its fighter on a carrier', () => japaneseTurn(page));
  await test.step('the United States send help and build at sea', () => americanTurn(page));

  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await expect(page.getByText('Ada · round 2')).toBeVisible();
  await expectTreasury(page, 'Soviet Union', 9, 7);
  await expectTreasury(page, 'Germany', 12, 11);
  await expectTreasury(page, 'United Kingdom', 14, 13);
  await expectTreasury(page, 'Japan', 10, 10);
  await expectTreasury(page, 'United States', 21, 16);
  await inspectPage(page, 'round-end');
});

async function startGame(page: Page): Promise<void> {
  await openPage(page);
  const players = page.getByRole('region', { name: 'Players' });
  await players.getByLabel('Name of player 1').fill('Ada');
  await players.getByLabel('Name of player 2').fill('Bo');
  await players.getByRole('button', { name: 'Add a player' }).click();
  await players.getByLabel('Name of player 3').fill('');
  await expect(page.getByText('Every player needs a name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeDisabled();
  await players.getByLabel('Name of player 3').fill('Cem');

  const powers = page.getByRole('region', { name: 'Powers' });
  await powers.getByLabel('Soviet Union').selectOption('Ada');
  await powers.getByLabel('United Kingdom').selectOption('Cem');
  await powers.getByLabel('United States').selectOption('Cem');
  // A player cannot have powers of both sides.
  await expect(powers.getByLabel('Japan').getByRole('option')).toHaveText(['Bo']);
  await page.getByLabel('Standard game').check();
  await page.getByLabel('We roll real dice').check();
  await inspectPage(page, 'new-game');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await expect(page.getByText('Ada · round 1')).toBeVisible();
  await waitForMap(page);
}

async function sovietTurn(page: Page): Promise<void> {
  await buyUnits(page, 'tank');
  await expect(panel(page).getByText('Ordered: a tank.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Fewer tanks' }).click();
  await buyUnits(page, 'infantry', 2);
  await expect(panel(page).getByText('Ordered: 2 infantry.')).toBeVisible();
  await expectTreasury(page, 'Soviet Union', 1, 7);
  await endPurchase(page);

  await pressOnMap(page, 'russia');
  await chooseUnits(page, 'Russia', { infantry: 2, tank: 1, fighter: 1 });
  await pressOnMap(page, 'archangel');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Archangel' }).click();
  await expect(panel(page).getByText('5 infantry, a tank and a fighter from 2 spaces')).toBeVisible();
  await inspectPage(page, 'soviet-in-hand');
  await pressOnMap(page, 'west-russia');
  await expect(orderLine(page, 'from Russia and 3 infantry from Archangel to West Russia')).toBeVisible();
  await inspectPage(page, 'soviet-orders');
  await pressContinue(page, 'Go to conduct combat');

  await inspectPage(page, 'soviet-battles');
  await chooseBattle(page, 'West Russia');
  await inspectPage(page, 'soviet-battle');
  await typeDice(page, 'attacker', '16666', '36');
  await typeDice(page, 'defender', '226');
  await expect(casualtyCounters(page)).toHaveCount(3);
  await inspectPage(page, 'soviet-casualties');
  await chooseCasualties(page, 'Ada', { infantry: 1, tank: 1 });
  await inspectPage(page, 'soviet-retreat');
  await battles(page).getByRole('button', { name: 'Fight round 2' }).click();
  await typeDice(page, 'attacker', '6666', '3');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in West Russia.');
  await inspectPage(page, 'soviet-report');
  await pressContinue(page, 'Go to noncombat move');

  await expect(panel(page).getByRole('region', { name: 'Still to land' })).toContainText('A fighter in West Russia');
  await panel(page)
    .getByRole('region', { name: 'Still to land' })
    .getByRole('button', { name: /^A fighter/ })
    .click();
  await pressOnMap(page, 'russia');
  await expect(orderLine(page, 'fighter')).toBeVisible();
  await inspectPage(page, 'soviet-landed');
  await pressContinue(page, 'Go to mobilize new units');

  await pressOnMap(page, 'caucasus');
  await expect(orderLine(page, '1 infantry placed in Caucasus')).toBeVisible();
  await inspectPage(page, 'soviet-mobilize');
  await placeUnit(page, 'infantry', 'Russia');
  await inspectPage(page, 'soviet-income');
  await pressContinue(page, 'Collect 8 IPCs and end the turn');
}

async function germanTurn(page: Page): Promise<void> {
  await expectTurn(page, 'Germany', 'Purchase units');
  await buyUnits(page, 'submarine');
  await buyUnits(page, 'infantry', 2);
  await endPurchase(page);

  await pressOnMap(page, 'sz-9');
  await chooseUnits(page, 'Sea Zone 9', { submarine: 1 });
  await pressInList(page, 'Western Europe');
  await chooseUnits(page, 'Western Europe', { fighter: 1 });
  await pressInList(page, 'Germany');
  await chooseUnits(page, 'Germany', { bomber: 1 });
  await pressInList(page, 'Sea Zone 8');
  await expect(orderLine(page, 'to Sea Zone 8')).toBeVisible();
  await pressInList(page, 'Eastern Europe');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await chooseDestination(page, 'Karelia', 'Attack against 3 infantry');
  await inspectPage(page, 'german-orders');
  await pressContinue(page, 'Go to conduct combat');

  await chooseBattle(page, 'Sea Zone 8');
  // Bo's submarine strikes unasked.
  await expect(decision(page, /Cem.*strike by surprise or submerge/)).toBeVisible();
  await inspectPage(page, 'german-submerge');
  await battles(page).getByRole('button', { name: 'Submerge', exact: true }).click();
  await typeDice(page, 'attacker', '1');
  // Only the battleship can take the hit, so there is nothing to choose.
  await expect(battles(page).getByRole('img', { name: 'a battleship of the United Kingdom, damaged' })).toBeVisible();
  await inspectPage(page, 'german-strike-hit');
  await typeDice(page, 'attacker', '2', '6');
  await inspectPage(page, 'german-battleship-sunk');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in Sea Zone 8.');

  await chooseBattle(page, 'Karelia');
  await typeDice(page, 'attacker', '1166', '66');
  await typeDice(page, 'defender', '226');
  await chooseCasualties(page, 'Bo', { infantry: 1, tank: 1 });
  await battles(page).getByRole('button', { name: 'Fight round 2' }).click();
  await typeDice(page, 'attacker', '666', '1');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in Karelia.');
  await pressContinue(page, 'Go to noncombat move');

  const toLand = panel(page).getByRole('region', { name: 'Still to land' });
  await inspectPage(page, 'german-to-land');
  await toLand
    .getByRole('listitem')
    .filter({ hasText: 'fighter' })
    .getByRole('button', { name: 'Fly to Western Europe' })
    .click();
  await toLand.getByRole('button', { name: /bomber/i }).click();
  await chooseDestination(page, 'Germany', 'Land');
  await pressContinue(page, 'Go to mobilize new units');

  await placeUnit(page, 'submarine', 'Sea Zone 5');
  await pressOnMap(page, 'germany');
  await expect(orderLine(page, '1 infantry placed in Germany')).toHaveCount(1);
  await pressOnMap(page, 'germany');
  await expect(orderLine(page, '1 infantry placed in Germany')).toHaveCount(2);
  await pressContinue(page, 'Collect 12 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 5', 'a battleship', '2 submarines');
}

async function britishTurn(page: Page): Promise<void> {
  await expectTurn(page, 'United Kingdom', 'Purchase units');
  await buyUnits(page, 'destroyer');
  await buyUnits(page, 'infantry');
  await endPurchase(page);

  // A tank is loaded in Canada; the transport also loads infantry in London on its way.
  await pressInList(page, 'Eastern Canada');
  await chooseUnits(page, 'Eastern Canada', { tank: 1 });
  await chooseDestination(page, 'Sea Zone 10', 'Load onto transports');
  // The ship is chosen already.
  await inspectPage(page, 'british-loaded');
  await chooseDestination(page, 'Sea Zone 6', 'Move');
  await pressOnMap(page, 'united-kingdom');
  await chooseUnits(page, 'United Kingdom', { infantry: 1 });
  await pressOnMap(page, 'sz-6');
  await expect(orderLine(page, 'aboard in Sea Zone 6')).toBeVisible();
  await inspectPage(page, 'british-cargo');
  await chooseDestination(page, 'Norway/Finland', 'Land and assault against 2 infantry');
  await pressInList(page, 'United Kingdom');
  await chooseUnits(page, 'United Kingdom', { fighter: 1, bomber: 1 });
  await chooseDestination(page, 'Norway/Finland', 'Attack against 2 infantry');
  await inspectPage(page, 'british-orders');
  await pressContinue(page, 'Go to conduct combat');

  await expect(battles(page)).toContainText('Landing from Sea Zone 6');
  await chooseBattle(page, 'Norway/Finland');
  await inspectPage(page, 'british-landing');
  await typeDice(page, 'attacker', '6', '33', '6');
  await typeDice(page, 'defender', '26');
  await chooseCasualties(page, 'Cem', { infantry: 1 });
  await expectReport(page, 'The attackers win in Norway/Finland.');
  await inspectPage(page, 'british-report');
  await pressContinue(page, 'Go to noncombat move');

  // Two aircraft can still land, so they must.
  await pressContinue(page, 'End noncombat move');
  await expect(page.getByRole('alert')).toContainText('NCM-6');
  await inspectPage(page, 'british-warning');
  await pressInList(page, 'Norway/Finland');
  await chooseUnits(page, 'Norway/Finland', { fighter: 1, bomber: 1 });
  await chooseDestination(page, 'United Kingdom', 'Land');
  await pressContinue(page, 'Go to mobilize new units');

  await placeUnit(page, 'destroyer', 'Sea Zone 7');
  await placeUnit(page, 'infantry', 'United Kingdom');
  await pressContinue(page, 'Collect 13 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 7', 'United Kingdom: a destroyer.');
  await expectUnits(page, 'Norway/Finland', 'United Kingdom · ', 'United Kingdom: a tank.');
}

async function japaneseTurn(page: Page): Promise<void> {
  await expectTurn(page, 'Japan', 'Purchase units');
  await buyUnits(page, 'infantry', 3);
  await endPurchase(page);

  await pressInList(page, 'Japan');
  await chooseUnits(page, 'Japan', { infantry: 1, tank: 1 });
  await chooseDestination(page, 'Sea Zone 45', 'Load onto transports');
  await chooseUnits(page, 'Sea Zone 45', { battleship: 1 });
  await chooseDestination(page, 'Philippine Islands', 'Sail to Sea Zone 38, land and assault against 1 infantry');
  await pressInList(page, 'Sea Zone 46');
  await chooseUnits(page, 'Sea Zone 46', { fighter: 1 });
  await pressInList(page, 'Philippine Islands');
  await expect(orderLine(page, 'A fighter from Sea Zone 46 to Philippine Islands')).toBeVisible();
  await inspectPage(page, 'japanese-orders');
  await pressContinue(page, 'Go to conduct combat');

  await chooseBattle(page, 'Philippine Islands');
  await typeDice(page, 'attacker', '1', '33');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in Philippine Islands.');
  await pressContinue(page, 'Go to noncombat move');

  await pressInList(page, 'Sea Zone 46');
  await chooseUnits(page, 'Sea Zone 46', { carrier: 1 });
  await pressInList(page, 'Sea Zone 38');
  await expect(orderLine(page, 'A carrier')).toBeVisible();
  await panel(page)
    .getByRole('region', { name: 'Still to land' })
    .getByRole('button', { name: /^A fighter in Philippine Islands/ })
    .click();
  await chooseDestination(page, 'Sea Zone 38', 'Land');
  await expect(panel(page).getByRole('region', { name: 'Still to land' })).toBeHidden();
  await inspectPage(page, 'japanese-carrier');
  await pressContinue(page, 'Go to mobilize new units');

  for (let i = 0; i < 3; i += 1) await placeUnit(page, 'infantry', 'Japan');
  await pressContinue(page, 'Collect 10 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 38', 'a fighter', 'a carrier', 'a battleship', 'a transport');
}

async function americanTurn(page: Page): Promise<void> {
  await expectTurn(page, 'United States', 'Purchase units');
  await buyUnits(page, 'carrier');
  await endPurchase(page);
  // Without an attack there is no combat.
  await expect(panel(page).getByText('Nothing to do in conduct combat.')).toBeVisible();
  await pressContinue(page, 'Go to noncombat move');

  await pressInList(page, 'Eastern United States');
  await chooseUnits(page, 'Eastern United States', { infantry: 1, tank: 1 });
  await chooseDestination(page, 'Sea Zone 11', 'Load onto transports');
  await chooseUnits(page, 'Sea Zone 11', { destroyer: 1 });
  await chooseDestination(page, 'Eastern Canada', 'Sail to Sea Zone 10, put ashore');
  await inspectPage(page, 'american-moves');
  await pressContinue(page, 'Go to mobilize new units');

  await placeUnit(page, 'carrier', 'Sea Zone 11');
  await inspectPage(page, 'american-carrier');
  await pressContinue(page, 'Collect 16 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 11', 'United States: a carrier.');
}
