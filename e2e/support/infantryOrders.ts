import { expect, type BrowserContext, type Page } from '@playwright/test';
import { openFile } from './files.ts';
import { LATE_POSITION } from './latePosition.ts';
import { openPage, panel } from './table.ts';

/** A treasury for thousands of infantry: the number ordered tells how many orders were given. */
const RICH_POSITION = {
  ...LATE_POSITION,
  power: 'soviet-union',
  phase: 'purchase-units',
  treasury: { ...LATE_POSITION.treasury, 'soviet-union': 9000 },
};

/** Blocks the map: tests of saving do not need it, and software rendering of several maps takes minutes. */
export async function withoutMap(context: BrowserContext): Promise<void> {
  await context.route(/\/WorldMap-[^/]*\.js$/, (route) => route.abort());
}

/** Opens a game with a large treasury in the purchase phase. */
export async function openRichGame(page: Page): Promise<void> {
  await openPage(page);
  await openFile(page, 'rich.json', JSON.stringify(RICH_POSITION));
  await expectInfantryOrdered(page, 0);
}

/** Orders `n` more infantry, each as soon as the page has rendered the one before. */
export const orderInfantry = (page: Page, n = 1): Promise<void> =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i += 1) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLButtonElement>('button[aria-label="More infantry"]')?.click();
    }
  }, n);

/** The button that orders one more infantry; disabled in a read-only tab. */
export const moreInfantry = (page: Page) => panel(page).getByRole('button', { name: 'More infantry' });

/** Expects that so many infantry are ordered. */
export const expectInfantryOrdered = (page: Page, n: number): Promise<void> =>
  expect(panel(page).locator('.purchase-order')).toHaveText(
    n === 0 ? /^Nothing ordered yet/ : `Ordered: ${n} infantry.`,
  );

/** How many infantry are ordered. */
export async function infantryOrdered(page: Page): Promise<number> {
  const text = await panel(page).locator('.purchase-order').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
}

/** Expects that this tab can play. */
export async function expectCanPlay(page: Page): Promise<void> {
  await expect(moreInfantry(page)).toBeEnabled();
  await expect(page.getByText('Another tab plays this game')).toBeHidden();
}

/** Expects that this tab is read-only because another one plays. */
export async function expectReadOnly(page: Page): Promise<void> {
  await expect(page.getByText('Another tab plays this game')).toBeVisible();
  await expect(moreInfantry(page)).toBeDisabled();
}
