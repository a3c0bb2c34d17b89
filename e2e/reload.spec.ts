import { expect, test, type Page } from '@playwright/test';
import { battles, casualtyCounters, decision, expectReport, fight, lose, typeDice } from './support/battles.ts';
import { look } from './support/inspect.ts';
import { order, sendTo, take } from './support/orders.ts';
import { pressInList, pressOnMap } from './support/spaces.ts';
import { atTable, beginGame, endPurchase, expectTreasury, goOn, mapDrawn, panel } from './support/table.ts';

async function reload(page: Page): Promise<void> {
  await page.reload();
  await mapDrawn(page);
}

test('a reload in the middle of moves and of a battle loses nothing', async ({ page }) => {
  await beginGame(page);
  await panel(page).getByRole('button', { name: 'More infantry' }).click();
  await endPurchase(page);
  await pressOnMap(page, 'archangel');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Archangel' }).click();
  await sendTo(page, 'West Russia', 'Attack 3 infantry');
  await pressInList(page, 'Russia');
  await take(page, 'Russia', { tank: 1, fighter: 1 });
  await sendTo(page, 'West Russia', 'Attack 3 infantry');

  await test.step('in the middle of moves', async () => {
    await reload(page);
    await atTable(page, 'Soviet Union', 'Combat move');
    await expectTreasury(page, 'Soviet Union', 4, 7);
    await expect(order(page, '3 infantry from Archangel to West Russia')).toBeVisible();
    await expect(order(page, 'A tank and a fighter from Russia to West Russia')).toBeVisible();
    // Moves made before the reload can still be taken back, and made again.
    await panel(page)
      .getByRole('button', { name: 'Take back: A tank and a fighter from Russia to West Russia' })
      .click();
    await expect(order(page, 'A tank')).toBeHidden();
    await pressInList(page, 'Russia');
    await take(page, 'Russia', { tank: 1, fighter: 1 });
    await sendTo(page, 'West Russia', 'Attack 3 infantry');
  });

  await goOn(page, 'Go to conduct combat');
  await fight(page, 'West Russia');
  await typeDice(page, 'attacker', '166', '36');
  await expect(decision(page, 'roll for the defender')).toBeVisible();

  await test.step('between the dice of the two sides', async () => {
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
    await look(page, 'reload-casualties');
    await lose(page, 'Player 1', { infantry: 1, fighter: 1 });
  });

  await test.step('before pressing on, and to the end', async () => {
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

test('the program’s dice fall the same after a reload', async ({ page }) => {
  await beginGame(page, 'The program rolls');
  await endPurchase(page);
  await pressInList(page, 'Karelia');
  await panel(page).getByRole('button', { name: 'All 3 infantry in Karelia' }).click();
  await sendTo(page, 'Norway/Finland', 'Attack 2 infantry');
  await goOn(page, 'Go to conduct combat');
  await fight(page, 'Norway/Finland');
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
