import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  openRichGame,
  expectReadOnly,
  expectInfantryOrdered,
  expectCanPlay,
  infantryOrdered,
  orderInfantry,
  withoutMap,
} from './support/infantryOrders.ts';
import { inspectPage } from './support/inspect.ts';
import { APP_URL, openPage } from './support/table.ts';
import { test } from './support/test.ts';

test.beforeEach(({ context }) => withoutMap(context));

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(APP_URL);
  return page;
}

test('a second tab is read-only, and shows the changes of the first', async ({ context, page }) => {
  await openRichGame(page);
  await orderInfantry(page);
  const second = await openTab(context);
  await expectInfantryOrdered(second, 1);
  await expectReadOnly(second);
  await inspectPage(second, 'tabs-looking-on');
  await orderInfantry(page, 3);
  await expectInfantryOrdered(second, 4);
  await orderInfantry(second);
  await expectInfantryOrdered(second, 4);
  await expectCanPlay(page);
});

test('an order is not lost if its tab is closed immediately', async ({ context, page }) => {
  await openRichGame(page);
  let playing = page;
  for (const n of [1, 2, 3, 4, 5]) {
    const next = await openTab(context);
    await expectInfantryOrdered(next, n - 1);
    await expectReadOnly(next);
    await orderInfantry(playing);
    await playing.close();
    await expectCanPlay(next);
    await expectInfantryOrdered(next, n);
    playing = next;
  }
});

test('a frozen tab loses the game to "Play here", and cannot overwrite it when it continues', async ({
  context,
  page,
}) => {
  await openRichGame(page);
  await orderInfantry(page);
  const second = await openTab(context);
  await expectInfantryOrdered(second, 1);

  // The first tab is stopped in the middle of a task, and gives an order before it receives any message.
  const debuggerOf = await context.newCDPSession(page);
  await debuggerOf.send('Debugger.enable');
  const stopped = new Promise((resolve) => debuggerOf.once('Debugger.paused', resolve));
  const resumed = page.evaluate('debugger; document.querySelector("button[aria-label=\'More infantry\']").click()');
  await stopped;
  await second.getByRole('button', { name: 'Play here' }).click();
  await expectCanPlay(second);
  await expectInfantryOrdered(second, 1);
  await orderInfantry(second, 4);
  await expectInfantryOrdered(second, 5);
  await debuggerOf.send('Debugger.resume');
  await resumed;

  await expectReadOnly(page);
  await expect(page.getByText('Your last commands here were not stored any more')).toBeVisible();
  await expectInfantryOrdered(page, 5);
  await inspectPage(page, 'tabs-woken');
  await expectCanPlay(second);
  await orderInfantry(second);
  await expectInfantryOrdered(page, 6);
  await page.close();
  await second.close();
  const again = await openTab(context);
  await expectCanPlay(again);
  await expectInfantryOrdered(again, 6);
});

test('a page that crashes during orders has saved everything that it showed as saved', async ({ context, page }) => {
  test.setTimeout(300_000);
  await openRichGame(page);
  let playing = page;
  for (const delay of [0, 40, 160]) {
    const before = await infantryOrdered(playing);
    let saved = before;
    await playing.exposeFunction('markSaved', (n: number) => void (saved = n));
    // Many orders; every fourth time, a page that does not object to being closed counts as saved. The pauses become
    // longer, so that even a busy machine comes to save between two orders.
    await playing.evaluate((n) => {
      const markSaved = Reflect.get(window, 'markSaved') as (n: number) => void;
      const order = (given: number): void => {
        if (given % 4 === 0 && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) markSaved(given);
        document.querySelector<HTMLButtonElement>('button[aria-label="More infantry"]')?.click();
        setTimeout(() => order(given + 1), given % 3 === 0 ? 50 + 5 * (given - n) : 0);
      };
      order(n);
    }, before);
    await expect.poll(() => saved, { timeout: 60_000 }).toBeGreaterThan(before);
    await playing.waitForTimeout(delay);
    const crashed = playing.waitForEvent('crash');
    const session = await context.newCDPSession(playing);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await playing.close();
    playing = await openTab(context);
    await expectCanPlay(playing);
    expect(await infantryOrdered(playing)).toBeGreaterThanOrEqual(saved);
    await expect(playing.getByText('A part of the game is lost')).toBeHidden();
  }
});

test('a comment that is typed without a pause when the page crashes opens half written from an older list', async ({
  context,
  page,
}) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Test an opening' }).click();
  await page.getByRole('button', { name: 'More infantry' }).click();
  const now = page.getByRole('tree', { name: 'Moves' }).getByRole('treeitem', { selected: true });
  await expect(now).toHaveAccessibleName('Buy 1 infantry');
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  // The second tab lists the study as it is now.
  const second = await openTab(context);
  await second.getByRole('button', { name: 'studies' }).click();
  await expect(second.getByText('1 move ·')).toBeVisible();

  await page.getByRole('button', { name: 'Name, comment' }).click();
  await page.getByLabel('Comment (Markdown)').focus();
  await page.evaluate(() => {
    setInterval(() => document.execCommand('insertText', false, 'a'), 50);
  });
  const lettersKept = (): Promise<number> =>
    second.evaluate(async () => {
      const opening = indexedDB.open('warboard');
      await new Promise((opened) => opening.addEventListener('success', opened));
      const asking = opening.result.transaction('studies').objectStore('studies').getAll();
      await new Promise((read) => asking.addEventListener('success', read));
      opening.result.close();
      const [study] = asking.result as { readonly typing?: readonly { readonly comment: string }[] }[];
      return study?.typing?.[0]?.comment.length ?? 0;
    });
  await expect.poll(lettersKept).toBeGreaterThan(10);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const letters = await lettersKept();

  await second.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(second.getByLabel('Comment (Markdown)')).toHaveValue('a'.repeat(letters));
  await inspectPage(second, 'tabs-half-written');
});
