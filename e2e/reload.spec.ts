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
import { orderLine, chooseDestination, chooseUnits } from './support/orders.ts';
import { pressInList, pressOnMap } from './support/spaces.ts';
import {
  expectTurn,
  beginGame,
  endPurchase,
  expectTreasury,
  pressContinue,
  waitForMap,
  panel,
} from './support/table.ts';
import { test } from './support/test.ts';

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForMap(page);
}

test('a reload during moves and during a battle loses nothing', async ({ page }) => {
  await beginGame(page);
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await endPurchase(page);
  await pressOnMap(page, 'archangel');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Archangel' }).click();
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  await pressInList(page, 'Russia');
  await chooseUnits(page, 'Russia', { tank: 1, fighter: 1 });
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');

  await test.step('during moves', async () => {
    await reload(page);
    await expectTurn(page, 'Soviet Union', 'Combat move');
    await expectTreasury(page, 'Soviet Union', 4, 7);
    await expect(orderLine(page, '3 infantry from Archangel to West Russia')).toBeVisible();
    await expect(orderLine(page, 'A tank and a fighter from Russia to West Russia')).toBeVisible();
    // Moves made before the reload can still be taken back, and made again.
    await panel(page)
      .getByRole('button', { name: 'Take back: A tank and a fighter from Russia to West Russia' })
      .click();
    await expect(orderLine(page, 'A tank')).toBeHidden();
    await pressInList(page, 'Russia');
    await chooseUnits(page, 'Russia', { tank: 1, fighter: 1 });
    await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  });

  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'West Russia');
  await typeDice(page, 'attacker', '166', '36');
  await expect(decision(page, 'roll for the defender')).toBeVisible();

  await test.step('between the rolls of the two sides', async () => {
    await reload(page);
    await expect(battles(page).getByRole('heading', { name: 'West Russia' })).toBeVisible();
    await expect(battles(page).getByText('Attacker rolled 2 hits')).toBeVisible();
    // Two defenders are hit and still fire.
    await expect(battles(page).getByRole('img', { name: '2 infantry of Germany, hit, still to fire' })).toBeVisible();
    await typeDice(page, 'defender', '126');
  });

  await test.step('while casualties are chosen', async () => {
    await expect(casualtyCounters(page)).toHaveCount(3);
    await reload(page);
    await expect(decision(page, 'choose who takes the 2 hits')).toBeVisible();
    await expect(battles(page).getByText('Defender rolled 2 hits')).toBeVisible();
    await inspectPage(page, 'reload-casualties');
    await chooseCasualties(page, 'Player 1', { infantry: 1, fighter: 1 });
  });

  await test.step('before the attack continues, and after the battle', async () => {
    await expect(battles(page).getByRole('button', { name: 'Retreat to Archangel' })).toBeVisible();
    await reload(page);
    await battles(page).getByRole('button', { name: 'Fight round 2' }).click();
    await typeDice(page, 'attacker', '11', '6');
    await typeDice(page, 'defender', '5');
    await expectReport(page, 'The attackers win in West Russia.');
    await reload(page);
    await expectReport(page, 'The attackers win in West Russia.');
    await expectTreasury(page, 'Soviet Union', 4, 8);
  });
});

test('the program’s dice are the same after a reload', async ({ page }) => {
  await beginGame(page, 'The program rolls');
  await endPurchase(page);
  await pressInList(page, 'Karelia');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Karelia' }).click();
  await chooseDestination(page, 'Norway/Finland', 'Attack against 2 infantry');
  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'Norway/Finland');
  await reload(page);
  await battles(page).getByRole('button', { name: 'Roll 3 dice' }).click();
  const rolled = battles(page).getByRole('group', { name: /^Dice that hit on 1$/ });
  await expect(rolled.getByRole('img')).toHaveCount(3);
  const dice = async (): Promise<readonly (string | null)[]> =>
    Promise.all((await rolled.getByRole('img').all()).map((die) => die.getAttribute('aria-label')));
  const before = await dice();
  await reload(page);
  await expect(rolled.getByRole('img')).toHaveCount(3);
  expect(await dice()).toEqual(before);
  // A roll is never taken back.
  await expect(battles(page).getByRole('button', { name: 'Roll 3 dice' })).toHaveCount(0);
});
