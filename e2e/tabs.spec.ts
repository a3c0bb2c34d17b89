import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  beginRich,
  expectLookingOn,
  expectOrdered,
  expectPlaying,
  ordered,
  orderNow,
  withoutMap,
} from './support/keptOrders.ts';
import { look } from './support/inspect.ts';
import { ADDRESS } from './support/table.ts';

test.beforeEach(({ context }) => withoutMap(context));

async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(ADDRESS);
  return page;
}

test('a second tab only looks on, and follows', async ({ context, page }) => {
  await beginRich(page);
  await orderNow(page);
  const second = await anotherTab(context);
  await expectOrdered(second, 1);
  await expectLookingOn(second);
  await look(second, 'tabs-looking-on');
  await orderNow(page, 3);
  await expectOrdered(second, 4);
  await orderNow(second);
  await expectOrdered(second, 4);
  await expectPlaying(page);
});

test('a tab closed right after an order leaves that order to the next one', async ({ context, page }) => {
  await beginRich(page);
  let playing = page;
  for (const n of [1, 2, 3, 4, 5]) {
    const next = await anotherTab(context);
    await expectOrdered(next, n - 1);
    await expectLookingOn(next);
    await orderNow(playing);
    await playing.close();
    await expectPlaying(next);
    await expectOrdered(next, n);
    playing = next;
  }
});

test('a frozen tab loses the game to "Play here", and cannot overwrite it when it wakes', async ({ context, page }) => {
  await beginRich(page);
  await orderNow(page);
  const second = await anotherTab(context);
  await expectOrdered(second, 1);

  // The first tab stops in the middle of a task, and gives an order before it hears of anything.
  const debuggerOf = await context.newCDPSession(page);
  await debuggerOf.send('Debugger.enable');
  const stopped = new Promise((resolve) => debuggerOf.once('Debugger.paused', resolve));
  const waking = page.evaluate('debugger; document.querySelector("button[aria-label=\'More infantry\']").click()');
  await stopped;
  await second.getByRole('button', { name: 'Play here' }).click();
  await expectPlaying(second);
  await expectOrdered(second, 1);
  await orderNow(second, 4);
  await expectOrdered(second, 5);
  await debuggerOf.send('Debugger.resume');
  await waking;

  await expectLookingOn(page);
  await expect(page.getByText('Your last commands here were not stored any more')).toBeVisible();
  await expectOrdered(page, 5);
  await look(page, 'tabs-woken');
  await expectPlaying(second);
  await orderNow(second);
  await expectOrdered(page, 6);
  await page.close();
  await second.close();
  const again = await anotherTab(context);
  await expectPlaying(again);
  await expectOrdered(again, 6);
});

test('a page killed in the middle of orders has kept all that it showed as kept', async ({ context, page }) => {
  await beginRich(page);
  let playing = page;
  for (const delay of [0, 40, 160]) {
    const before = await ordered(playing);
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
    await expectPlaying(playing);
    expect(await ordered(playing)).toBeGreaterThanOrEqual(kept);
    await expect(playing.getByText('A part of the game is lost')).toBeHidden();
  }
});
