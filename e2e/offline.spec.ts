import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { staticHost } from './support/staticHost.ts';
import { endPurchase, expectTurn, waitForMap } from './support/table.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

test('from any path of any host, and after the first visit without the host', async ({ browser }) => {
  const host = await staticHost(DIST, '/games/board/');
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${host.address}?e2e`);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await host.close();

  await page.reload();
  await waitForMap(page);
  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await endPurchase(page);
  await page.evaluate(() => {
    location.hash = '#/rules';
  });
  await expect(page.getByRole('heading', { name: /Rules|rulebook/i }).first()).toBeVisible();
  // The atlas, which this page has not opened before.
  await page.evaluate(() => {
    location.hash = '#/atlas/karelia';
  });
  await expect(page.getByRole('heading', { name: 'What happened here' })).toBeVisible();
  await context.close();
});
