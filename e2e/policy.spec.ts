import { expect, type Page } from '@playwright/test';
import { expectReport, chooseBattle, typeDice } from './support/battles.ts';
import { orderLine, chooseDestination, chooseUnits } from './support/orders.ts';
import { pressInList, pressOnMap } from './support/spaces.ts';
import { beginGame, chooseInMenu, endPurchase, pressContinue } from './support/table.ts';
import { test } from './support/test.ts';

/** Collects all violations of the page's Content-Security-Policy and all requests to other origins. */
async function collectViolations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => void found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'reportViolation') as (what: string) => void;
      report(`${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      found.push(`request for ${request.url()}`);
  });
  return found;
}

test('a battle, the rulebook and an example cause no violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await beginGame(page);
  await endPurchase(page);
  await pressOnMap(page, 'archangel');
  await chooseUnits(page, 'Archangel', { infantry: 3 });
  await chooseDestination(page, 'West Russia', 'Attack against 3 infantry');
  await expect(orderLine(page, '3 infantry from Archangel to West Russia')).toBeVisible();
  await pressInList(page, 'Russia');
  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'West Russia');
  await typeDice(page, 'attacker', '111');
  await typeDice(page, 'defender', '266');
  await expectReport(page, 'The attackers win in West Russia.');

  const file = page.waitForEvent('download');
  await chooseInMenu(page, 'Save the game to a file');
  await file;

  await chooseInMenu(page, 'Rules');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.location.assign('#/rules/CM-2/1'));
  await expect(page.getByRole('complementary', { name: 'Example' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('inline scripts do not run', async ({ page }) => {
  await page.goto('/');
  const runs = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "run"';
        document.addEventListener('securitypolicyviolation', () => resolve(document.title === 'run'));
        document.head.append(script);
      }),
  );
  expect(runs).toBe(false);
});
