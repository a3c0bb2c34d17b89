import { expect, type BrowserContext, type Page } from '@playwright/test';
import { openFile } from './files.ts';
import { LATE_POSITION } from './latePosition.ts';
import { openPage, panel } from './table.ts';

/** Money for so many infantry that the number bought numbers the orders. */
const RICH = {
  ...LATE_POSITION,
  power: 'soviet-union',
  phase: 'purchase-units',
  treasury: { ...LATE_POSITION.treasury, 'soviet-union': 9000 },
};

/** Storing needs no map, and several maps drawn in software at once would need minutes. */
export async function withoutMap(context: BrowserContext): Promise<void> {
  await context.route(/\/WorldMap-[^/]*\.js$/, (route) => route.abort());
}

/** A game in which every order buys one infantry more than the last. */
export async function beginRich(page: Page): Promise<void> {
  await openPage(page);
  await openFile(page, 'rich.json', JSON.stringify(RICH));
  await expectOrdered(page, 0);
}

/** Gives an order after the other, each as soon as the page has drawn the one before. */
export const orderNow = (page: Page, n = 1): Promise<void> =>
  page.evaluate(async (count) => {
    for (let given = 0; given < count; given += 1) {
      if (given > 0) await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLButtonElement>('button[aria-label="More infantry"]')?.click();
    }
  }, n);

/** The button that gives an order: not to be pressed in a tab that only looks on. */
export const moreInfantry = (page: Page) => panel(page).getByRole('button', { name: 'More infantry' });

/** So many orders are on the table. */
export const expectOrdered = (page: Page, n: number): Promise<void> =>
  expect(panel(page).locator('.purchase-order')).toHaveText(
    n === 0 ? /^Nothing ordered yet/ : `Ordered: ${n} infantry.`,
  );

/** How many orders are on the table. */
export async function ordered(page: Page): Promise<number> {
  const text = await panel(page).locator('.purchase-order').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
}

/** The page can play, or only looks on. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(moreInfantry(page)).toBeEnabled();
  await expect(page.getByText('Another tab plays this game')).toBeHidden();
}

export async function expectLookingOn(page: Page): Promise<void> {
  await expect(page.getByText('Another tab plays this game')).toBeVisible();
  await expect(moreInfantry(page)).toBeDisabled();
}
