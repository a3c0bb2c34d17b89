import { expect, test, type Page } from '@playwright/test';
import { battles, casualtyCounters, decision, expectReport, fight, lose, typeDice } from './support/battles.ts';
import { look } from './support/inspect.ts';
import { buy, order, place, sendTo, take } from './support/orders.ts';
import { expectUnits, pressInList, pressOnMap } from './support/spaces.ts';
import { atTable, endPurchase, expectTreasury, goOn, mapDrawn, openPage, panel } from './support/table.ts';

/** The whole of the first round, played as people would: the map for some spaces, the lists for others. */
test('a full round of all five powers', async ({ page }) => {
  // Five whole turns: on a busy machine they take longer than any other test.
  test.setTimeout(600_000);
  await test.step('three people sit down and share out the powers', () => sitDown(page));
  await test.step('the Soviet Union takes West Russia', () => sovietTurn(page));
  await test.step('Germany sinks the fleet off France and takes Karelia', () => germanTurn(page));
  await test.step('the United Kingdom lands in Norway', () => britishTurn(page));
  await test.step('Japan lands in the Philippines and its fighter on a carrier', () => japaneseTurn(page));
  await test.step('the United States send help and build at sea', () => americanTurn(page));

  await atTable(page, 'Soviet Union', 'Purchase units');
  await expect(page.getByText('Ada · round 2')).toBeVisible();
  await expectTreasury(page, 'Soviet Union', 9, 7);
  await expectTreasury(page, 'Germany', 12, 11);
  await expectTreasury(page, 'United Kingdom', 14, 13);
  await expectTreasury(page, 'Japan', 10, 10);
  await expectTreasury(page, 'United States', 21, 16);
  await look(page, 'round-end');
});

async function sitDown(page: Page): Promise<void> {
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
  // Nobody plays for both sides.
  await expect(powers.getByLabel('Japan').getByRole('option')).toHaveText(['Bo']);
  await page.getByLabel('Standard game').check();
  await page.getByLabel('We roll real dice').check();
  await look(page, 'new-game');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await atTable(page, 'Soviet Union', 'Purchase units');
  await expect(page.getByText('Ada · round 1')).toBeVisible();
  await mapDrawn(page);
}

async function sovietTurn(page: Page): Promise<void> {
  await buy(page, 'tank');
  await expect(panel(page).getByText('Ordered: a tank.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Fewer tanks' }).click();
  await buy(page, 'infantry', 2);
  await expect(panel(page).getByText('Ordered: 2 infantry.')).toBeVisible();
  await expectTreasury(page, 'Soviet Union', 1, 7);
  await endPurchase(page);

  await pressOnMap(page, 'russia');
  await take(page, 'Russia', { infantry: 2, tank: 1, fighter: 1 });
  await pressOnMap(page, 'archangel');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Archangel' }).click();
  await expect(panel(page).getByText('5 infantry, a tank and a fighter from 2 spaces')).toBeVisible();
  await look(page, 'soviet-in-hand');
  await pressOnMap(page, 'west-russia');
  await expect(order(page, 'from Russia and 3 infantry from Archangel to West Russia')).toBeVisible();
  await look(page, 'soviet-orders');
  await goOn(page, 'Go to conduct combat');

  await look(page, 'soviet-battles');
  await fight(page, 'West Russia');
  await look(page, 'soviet-battle');
  await typeDice(page, 'attacker', '16666', '36');
  await typeDice(page, 'defender', '226');
  await expect(casualtyCounters(page)).toHaveCount(3);
  await look(page, 'soviet-casualties');
  await lose(page, 'Ada', { infantry: 1, tank: 1 });
  await look(page, 'soviet-retreat');
  await battles(page).getByRole('button', { name: 'Fight round 2' }).click();
  await typeDice(page, 'attacker', '6666', '3');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in West Russia.');
  await look(page, 'soviet-report');
  await goOn(page, 'Go to noncombat move');

  await expect(panel(page).getByRole('region', { name: 'Still to land' })).toContainText('A fighter in West Russia');
  await panel(page)
    .getByRole('region', { name: 'Still to land' })
    .getByRole('button', { name: /^A fighter/ })
    .click();
  await pressOnMap(page, 'russia');
  await expect(order(page, 'fighter')).toBeVisible();
  await look(page, 'soviet-landed');
  await goOn(page, 'Go to mobilize new units');

  await pressOnMap(page, 'caucasus');
  await expect(order(page, '1 infantry placed in Caucasus')).toBeVisible();
  await look(page, 'soviet-mobilize');
  await place(page, 'infantry', 'Russia');
  await look(page, 'soviet-income');
  await goOn(page, 'Collect 8 IPCs and end the turn');
}

async function germanTurn(page: Page): Promise<void> {
  await atTable(page, 'Germany', 'Purchase units');
  await buy(page, 'submarine');
  await buy(page, 'infantry', 2);
  await endPurchase(page);

  await pressOnMap(page, 'sz-9');
  await take(page, 'Sea Zone 9', { submarine: 1 });
  await pressInList(page, 'Western Europe');
  await take(page, 'Western Europe', { fighter: 1 });
  await pressInList(page, 'Germany');
  await take(page, 'Germany', { bomber: 1 });
  await pressInList(page, 'Sea Zone 8');
  await expect(order(page, 'to Sea Zone 8')).toBeVisible();
  await pressInList(page, 'Eastern Europe');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await sendTo(page, 'Karelia', 'Attack 3 infantry');
  await look(page, 'german-orders');
  await goOn(page, 'Go to conduct combat');

  await fight(page, 'Sea Zone 8');
  await expect(decision(page, /Bo.*strike by surprise or submerge/)).toBeVisible();
  await look(page, 'german-submerge');
  await battles(page).getByRole('button', { name: 'Strike', exact: true }).click();
  await expect(decision(page, /Cem.*strike by surprise or submerge/)).toBeVisible();
  await battles(page).getByRole('button', { name: 'Submerge', exact: true }).click();
  await typeDice(page, 'attacker', '1');
  // Only the battleship can take the hit, so nobody is asked.
  await expect(battles(page).getByRole('img', { name: 'a battleship of the United Kingdom, damaged' })).toBeVisible();
  await look(page, 'german-strike-hit');
  await typeDice(page, 'attacker', '2', '6');
  await look(page, 'german-battleship-sunk');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in Sea Zone 8.');

  await fight(page, 'Karelia');
  await typeDice(page, 'attacker', '1166', '66');
  await typeDice(page, 'defender', '226');
  await lose(page, 'Bo', { infantry: 1, tank: 1 });
  await battles(page).getByRole('button', { name: 'Fight round 2' }).click();
  await typeDice(page, 'attacker', '666', '1');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in Karelia.');
  await goOn(page, 'Go to noncombat move');

  const toLand = panel(page).getByRole('region', { name: 'Still to land' });
  await look(page, 'german-to-land');
  await toLand
    .getByRole('listitem')
    .filter({ hasText: 'fighter' })
    .getByRole('button', { name: 'Fly to Western Europe' })
    .click();
  await toLand.getByRole('button', { name: /bomber/i }).click();
  await sendTo(page, 'Germany', 'Land');
  await goOn(page, 'Go to mobilize new units');

  await place(page, 'submarine', 'Sea Zone 5');
  await pressOnMap(page, 'germany');
  await expect(order(page, '1 infantry placed in Germany')).toHaveCount(1);
  await pressOnMap(page, 'germany');
  await expect(order(page, '1 infantry placed in Germany')).toHaveCount(2);
  await goOn(page, 'Collect 12 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 5', 'a battleship', '2 submarines');
}

async function britishTurn(page: Page): Promise<void> {
  await atTable(page, 'United Kingdom', 'Purchase units');
  await buy(page, 'destroyer');
  await buy(page, 'infantry');
  await endPurchase(page);

  // A tank from Canada; the transport passes by London and takes infantry aboard there too.
  await pressInList(page, 'Eastern Canada');
  await take(page, 'Eastern Canada', { tank: 1 });
  await sendTo(page, 'Sea Zone 10', 'Load onto transports');
  await pressInList(page, 'Sea Zone 10');
  await take(page, 'Sea Zone 10', { transport: 1 });
  await look(page, 'british-loaded');
  await sendTo(page, 'Sea Zone 6', 'Move');
  await pressOnMap(page, 'united-kingdom');
  await take(page, 'United Kingdom', { infantry: 1 });
  await pressOnMap(page, 'sz-6');
  await expect(order(page, 'aboard in Sea Zone 6')).toBeVisible();
  await pressOnMap(page, 'sz-6');
  await take(page, 'Sea Zone 6', { infantry: 1, tank: 1 });
  await look(page, 'british-cargo');
  await sendTo(page, 'Norway/Finland', 'Land and assault 2 infantry');
  await pressInList(page, 'United Kingdom');
  await take(page, 'United Kingdom', { fighter: 1, bomber: 1 });
  await sendTo(page, 'Norway/Finland', 'Attack 2 infantry');
  await look(page, 'british-orders');
  await goOn(page, 'Go to conduct combat');

  await expect(battles(page)).toContainText('Landing from Sea Zone 6');
  await fight(page, 'Norway/Finland');
  await look(page, 'british-landing');
  await typeDice(page, 'attacker', '6', '33', '6');
  await typeDice(page, 'defender', '26');
  await lose(page, 'Cem', { infantry: 1 });
  await expectReport(page, 'The attackers win in Norway/Finland.');
  await look(page, 'british-report');
  await goOn(page, 'Go to noncombat move');

  // Two are in the air still and can be saved, so they must be.
  await goOn(page, 'End noncombat move');
  await expect(page.getByRole('alert')).toContainText('NCM-6');
  await look(page, 'british-warning');
  await pressInList(page, 'Norway/Finland');
  await take(page, 'Norway/Finland', { fighter: 1, bomber: 1 });
  await sendTo(page, 'United Kingdom', 'Land');
  await goOn(page, 'Go to mobilize new units');

  await place(page, 'destroyer', 'Sea Zone 7');
  await place(page, 'infantry', 'United Kingdom');
  await goOn(page, 'Collect 13 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 7', 'United Kingdom: a destroyer.');
  await expectUnits(page, 'Norway/Finland', 'United Kingdom · ', 'United Kingdom: a tank.');
}

async function japaneseTurn(page: Page): Promise<void> {
  await atTable(page, 'Japan', 'Purchase units');
  await buy(page, 'infantry', 3);
  await endPurchase(page);

  await pressInList(page, 'Japan');
  await take(page, 'Japan', { infantry: 1, tank: 1 });
  await sendTo(page, 'Sea Zone 45', 'Load onto transports');
  await pressInList(page, 'Sea Zone 45');
  await take(page, 'Sea Zone 45', { transport: 1, battleship: 1 });
  await sendTo(page, 'Sea Zone 38', 'Move');
  await pressInList(page, 'Sea Zone 38');
  await take(page, 'Sea Zone 38', { infantry: 1, tank: 1 });
  await sendTo(page, 'Philippine Islands', 'Land and assault 1 infantry');
  await pressInList(page, 'Sea Zone 46');
  await take(page, 'Sea Zone 46', { fighter: 1 });
  await pressInList(page, 'Philippine Islands');
  await expect(order(page, 'A fighter from Sea Zone 46 to Philippine Islands')).toBeVisible();
  await look(page, 'japanese-orders');
  await goOn(page, 'Go to conduct combat');

  await fight(page, 'Philippine Islands');
  await typeDice(page, 'attacker', '1', '33');
  await typeDice(page, 'defender', '6');
  await expectReport(page, 'The attackers win in Philippine Islands.');
  await goOn(page, 'Go to noncombat move');

  await pressInList(page, 'Sea Zone 46');
  await take(page, 'Sea Zone 46', { carrier: 1 });
  await pressInList(page, 'Sea Zone 38');
  await expect(order(page, 'A carrier')).toBeVisible();
  await panel(page)
    .getByRole('region', { name: 'Still to land' })
    .getByRole('button', { name: /^A fighter in Philippine Islands/ })
    .click();
  await sendTo(page, 'Sea Zone 38', 'Land');
  await expect(panel(page).getByRole('region', { name: 'Still to land' })).toBeHidden();
  await look(page, 'japanese-carrier');
  await goOn(page, 'Go to mobilize new units');

  for (let i = 0; i < 3; i += 1) await place(page, 'infantry', 'Japan');
  await goOn(page, 'Collect 10 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 38', 'a fighter', 'a carrier', 'a battleship', 'a transport');
}

async function americanTurn(page: Page): Promise<void> {
  await atTable(page, 'United States', 'Purchase units');
  await buy(page, 'carrier');
  await endPurchase(page);
  // No attack, so no combat to conduct.
  await expect(panel(page).getByText('Nothing to do in conduct combat.')).toBeVisible();
  await goOn(page, 'Go to noncombat move');

  await pressInList(page, 'Eastern United States');
  await take(page, 'Eastern United States', { infantry: 1, tank: 1 });
  await sendTo(page, 'Sea Zone 11', 'Load onto transports');
  await pressInList(page, 'Sea Zone 11');
  await take(page, 'Sea Zone 11', { transport: 1, destroyer: 1 });
  await sendTo(page, 'Sea Zone 10', 'Move');
  await pressInList(page, 'Sea Zone 10');
  await take(page, 'Sea Zone 10', { infantry: 1, tank: 1 });
  await sendTo(page, 'Eastern Canada', 'Put ashore');
  await look(page, 'american-moves');
  await goOn(page, 'Go to mobilize new units');

  await place(page, 'carrier', 'Sea Zone 11');
  await look(page, 'american-carrier');
  await goOn(page, 'Collect 16 IPCs and end the turn');
  await expectUnits(page, 'Sea Zone 11', 'United States: a carrier.');
}
