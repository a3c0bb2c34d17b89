import { expect, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { staticHost } from './support/staticHost.ts';
import { endPurchase, expectTurn, waitForMap } from './support/table.ts';
import { drawCoarsely, test } from './support/test.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

test('from any path of any host, and after the first visit without the host', async ({ browser }) => {
  const host = await staticHost(DIST, '/games/board/');
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await drawCoarsely(context);
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

/** How many files the page's device keeps of the program, and how many of them are pages. */
const kept = (page: Page): Promise<{ files: number; pages: number }> =>
  page.evaluate(async () => {
    const cache = await caches.open('warboard-program');
    const files = await cache.matchAll();
    const pages = files.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
    return { files: files.length, pages: pages.length };
  });

test('what a browser has deleted of the program is kept again', async ({ browser }) => {
  const host = await staticHost(DIST, '/');
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await drawCoarsely(context);
  const page = await context.newPage();
  await page.goto(`${host.address}?e2e`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const whole = await kept(page);
  expect(whole.files).toBeGreaterThan(100);
  expect(whole.pages).toBe(1);
  await page.evaluate(() => caches.delete('warboard-program'));
  await page.reload();
  await expect.poll(() => kept(page), { timeout: 60_000 }).toEqual(whole);
  await host.close();
  await page.reload();
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
  await context.close();
});

test('a page that a host sends in place of a script is not kept', async ({ browser }) => {
  const host = await staticHost(DIST, '/', /RulebookPage-.*\.js$/);
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await drawCoarsely(context);
  const page = await context.newPage();
  await page.goto(host.address);
  const isOver = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await caches.has('warboard-program')) && registration === undefined;
    });
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  expect((await kept(page)).pages).toBeLessThan(2);
  await context.close();
  await host.close();
});
