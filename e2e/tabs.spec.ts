import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  openRichGame,
  expectReadOnly,
  expectInfantryOrdered,
  expectCanPlay,
  infantryOrdered,
  orderInfantry,
  withoutMap,
} from './support/keptOrders.ts';
import { inspectPage } from './support/inspect.ts';
import { APP_URL } from './support/table.ts';

test.beforeEach(({ context }) => withoutMap(context));

async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(APP_URL);
  return page;
}

test('a second tab only looks on, and follows', async ({ context, page }) => {
  await openRichGame(page);
  await orderInfantry(page);
  const second = await anotherTab(context);
  await expectInfantryOrdered(second, 1);
  await expectReadOnly(second);
  await inspectPage(second, 'tabs-looking-on');
  await orderInfantry(page, 3);
  await expectInfantryOrdered(second, 4);
  await orderInfantry(second);
  await expectInfantryOrdered(second, 4);
  await expectCanPlay(page);
});

test('a tab closed right after an order leaves that order to the next one', async ({ context, page }) => {
  await openRichGame(page);
  let playing = page;
  for (const n of [1, 2, 3, 4, 5]) {
    const next = await anotherTab(context);
    await expectInfantryOrdered(next, n - 1);
    await expectReadOnly(next);
    await orderInfantry(playing);
    await playing.close();
    await expectCanPlay(next);
    await expectInfantryOrdered(next, n);
    playing = next;
  }
});

test('a frozen tab loses the game to "Play here", and cannot overwrite it when it wakes', async ({ context, page }) => {
  await openRichGame(page);
  await orderInfantry(page);
  const second = await anotherTab(context);
  await expectInfantryOrdered(second, 1);

  // The first tab stops in the middle of a task, and gives an order before it hears of anything.
  const debuggerOf = await context.newCDPSession(page);
  await debuggerOf.send('Debugger.enable');
  const stopped = new Promise((resolve) => debuggerOf.once('Debugger.paused', resolve));
  const waking = page.evaluate('debugger; document.querySelector("button[aria-label=\'More infantry\']").click()');
  await stopped;
  await second.getByRole('button', { name: 'Play here' }).click();
  await expectCanPlay(second);
  await expectInfantryOrdered(second, 1);
  await orderInfantry(second, 4);
  await expectInfantryOrdered(second, 5);
  await debuggerOf.send('Debugger.resume');
  await waking;

  await expectReadOnly(page);
  await expect(page.getByText('Your last commands here were not stored any more')).toBeVisible();
  await expectInfantryOrdered(page, 5);
  await inspectPage(page, 'tabs-woken');
  await expectCanPlay(second);
  await orderInfantry(second);
  await expectInfantryOrdered(page, 6);
  await page.close();
  await second.close();
  const again = await anotherTab(context);
  await expectCanPlay(again);
  await expectInfantryOrdered(again, 6);
});

test('a page killed in the middle of orders has kept all that it showed as kept', async ({ context, page }) => {
  await openRichGame(page);
  let playing = page;
  for (const delay of [0, 40, 160]) {
    const before = await infantryOrdered(playing);
    let kept = before;
    await playing.exposeFunction('isKept', (n: number) => void (kept = n));
    // Order after order; now and then the page is asked whether it would let itself be closed, all being kept.
    await playing.evaluate((n) => {
      const isKept = Reflect.get(window, 'isKept') as (n: number) => void;
      const order = (given: number): void => {
        if (given % 4 === 0 && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) isKept(given);
        document.querySelector<HTMLButtonElement>('button[aria-label="More infantry"]')?.click();
        setTimeout(() => order(given + 1), given % 3 === 0 ? 50 : 0);
      };
      order(n);
    }, before);
    await expect.poll(() => kept).toBeGreaterThan(before);
    await playing.waitForTimeout(delay);
    const crashed = playing.waitForEvent('crash');
    const session = await context.newCDPSession(playing);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await playing.close();
    playing = await anotherTab(context);
    await expectCanPlay(playing);
    expect(await infantryOrdered(playing)).toBeGreaterThanOrEqual(kept);
    await expect(playing.getByText('A part of the game is lost')).toBeHidden();
  }
});
