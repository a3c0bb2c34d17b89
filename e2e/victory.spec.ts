import { expect } from '@playwright/test';
import { battles, expectReport, chooseBattle, typeDice } from './support/battles.ts';
import { openFile } from './support/files.ts';
import { LATE_POSITION } from './support/latePosition.ts';
import { inspectPage } from './support/inspect.ts';
import { chooseUnits } from './support/orders.ts';
import { scrubAndPlay } from './support/lineOfTime.ts';
import { pressInList, pressOnMap } from './support/spaces.ts';
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

test('from a late position to an Axis victory', async ({ page }) => {
  await openPage(page);
  await page.getByRole('region', { name: 'Players' }).getByLabel('Name of player 1').fill('Ada');
  await page.getByRole('region', { name: 'Players' }).getByLabel('Name of player 2').fill('Bo');
  await page.getByLabel('We roll real dice').check();
  await openFile(page, 'late.json', JSON.stringify(LATE_POSITION));
  await expectTurn(page, 'Japan', 'Combat move');
  await waitForMap(page);
  await expect(page.getByText('Bo · round 7')).toBeVisible();
  await inspectPage(page, 'late-position');

  await test.step('Japan captures Moscow and its treasury', async () => {
    await pressInList(page, 'Urals');
    await panel(page).getByRole('button', { name: 'Take all' }).click();
    await pressOnMap(page, 'russia');
    await pressContinue(page, 'Go to conduct combat');
    await chooseBattle(page, 'Russia');
    await typeDice(page, 'attacker', '11666', '3366', '4');
    await inspectPage(page, 'late-battle');
    // There are more hits than defenders, so no choice. The defenders still fire.
    await typeDice(page, 'defender', '666', '6');
    await expectReport(page, 'The attackers win in Russia.');
    await expect(battles(page)).toContainText('5 IPCs');
    await expectTreasury(page, 'Soviet Union', 0, 2);
    await inspectPage(page, 'late-report');
    await pressContinue(page, 'Go to noncombat move');
  });

  await test.step('aircraft land, and the turns continue', async () => {
    const toLand = panel(page).getByRole('region', { name: 'Still to land' });
    await pressInList(page, 'Russia');
    await chooseUnits(page, 'Russia', { fighter: 1, bomber: 1 });
    await pressOnMap(page, 'urals');
    await expect(toLand).toBeHidden();
    await pressContinue(page, 'Go to collect income');
    await panel(page)
      .getByRole('button', { name: /^Collect \d+ IPCs and end the turn$/ })
      .click();

    const handover = page.getByRole('region', { name: 'Handover' });
    await expect(handover.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await handover.getByRole('button', { name: /^Russia: the attack succeeds\./ }).click();
    await inspectPage(page, 'handover');
    await page.keyboard.press('Escape');
    await expect(handover).toBeHidden();

    // After Japan’s turn only an Allied victory is checked: Berlin and Tokyo are not captured.
    await expectTurn(page, 'United States', 'Purchase units');
    await expect(
      page.getByRole('button', { name: /^London and Moscow are held: the Axis win at the end of this turn/ }),
    ).toBeVisible();
    await endPurchase(page);
    await pressContinue(page, 'Go to noncombat move');
    await pressContinue(page, 'Go to collect income');
    await panel(page)
      .getByRole('button', { name: /^Collect \d+ IPCs and end the war: the Axis win$/ })
      .click();
  });

  const end = page.getByRole('dialog', { name: 'The Axis win' });
  await test.step('the result names the winner and the reason', async () => {
    await expect(end).toContainText('At the end of the United States’ turn in round 7 they hold London and Moscow.');
    await expect(end).toContainText('Bo');
    await expect(end).not.toContainText('Ada');
    await expect(end).toContainText('Decided in round 7: Japan takes Russia from the Soviet Union.');
    await inspectPage(page, 'end');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(end.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(end.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.reload();
    await expect(end).toBeVisible();
    await waitForMap(page);

    await end.getByRole('button', { name: 'Look at the map' }).click();
    await expect(end).toBeHidden();
    // All of the map's tools can be pressed beside the result.
    for (const tool of ['World', 'Layers', /^Notices/])
      await page.getByRole('button', { name: tool }).first().click({ trial: true });
    await pressOnMap(page, 'russia');
    await expect(page.getByRole('region', { name: 'About Russia' })).toContainText('Japan');
    await inspectPage(page, 'end-map');
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(end).toBeVisible();
  });

  await test.step('the war is told on one page', async () => {
    await end.getByRole('link', { name: 'The story of the war' }).click();
    const story = page.getByRole('main', { name: 'The story of the war' });
    await expect(story).toContainText('Moscow, the Soviet Union’s capital, falls.');
    await inspectPage(page, 'story');
    await page.keyboard.press('Escape');
    await expect(end).toBeVisible();
  });

  await test.step('the war is gone through on its line of time, and the game stays as it is', async () => {
    await end.getByRole('button', { name: 'Look at the map' }).click();
    await scrubAndPlay(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ada · round 7')).toBeVisible();
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(end).toBeVisible();
  });

  await test.step('a new game can be started', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await inspectPage(page, 'play-again');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await expectTurn(page, 'Soviet Union', 'Purchase units');
    await expectTreasury(page, 'Soviet Union', 7, 7);
  });
});
