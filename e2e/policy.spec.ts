import { expect, test, type Page } from '@playwright/test';
import { expectReport, fight, typeDice } from './support/battles.ts';
import { order, sendTo, take } from './support/orders.ts';
import { pressInList, pressOnMap } from './support/spaces.ts';
import { beginGame, chooseInMenu, endPurchase, goOn } from './support/table.ts';

/** Everything the page does that its Content-Security-Policy forbids, and every request that leaves its origin. */
async function strayings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('outsideThePolicy', (what: string) => void found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'outsideThePolicy') as (what: string) => void;
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

test('a played battle, the rulebook and a case need nothing that the policy forbids', async ({ page }) => {
  const strayed = await strayings(page);
  await beginGame(page);
  await endPurchase(page);
  await pressOnMap(page, 'archangel');
  await take(page, 'Archangel', { infantry: 3 });
  await sendTo(page, 'West Russia', 'Attack 3 infantry');
  await expect(order(page, '3 infantry from Archangel to West Russia')).toBeVisible();
  await pressInList(page, 'Russia');
  await goOn(page, 'Go to conduct combat');
  await fight(page, 'West Russia');
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
  expect(strayed).toEqual([]);
});

test('code made of text does not run', async ({ page }) => {
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
