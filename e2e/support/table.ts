import { expect, type Locator, type Page } from '@playwright/test';

export type PhaseName =
  'Purchase units' | 'Combat move' | 'Conduct combat' | 'Noncombat move' | 'Mobilize new units' | 'Collect income';

/** With `?e2e` the page says where on the canvas a space is; everything else is as for anybody. */
export const ADDRESS = '/?e2e';

/** The page of a browser that has never seen a game. */
export async function openPage(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
}

/** A game of two with the given dice, at its first purchase and with its map drawn. */
export async function beginGame(
  page: Page,
  dice: 'The program rolls' | 'We roll real dice' = 'We roll real dice',
): Promise<void> {
  await openPage(page);
  await page.getByLabel(dice).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await atTable(page, 'Soviet Union', 'Purchase units');
  await mapDrawn(page);
}

/** The map says where its spaces are once it is drawn. */
export async function mapDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => window.warboardPointOf !== undefined);
}

/** The one panel, named after the phase. */
export const panel = (page: Page): Locator => page.getByRole('complementary');

/** Whose turn it is, and in which phase: by the bar and by the panel. */
export async function atTable(page: Page, power: string, phase: PhaseName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(power);
  await expect(page.getByRole('list', { name: 'Phases of the turn' }).locator('[aria-current="step"]')).toContainText(
    phase,
  );
  await expect(page.getByRole('complementary', { name: phase })).toBeVisible();
}

/** Presses the button at the panel's foot, which says what comes next. */
export async function goOn(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('button', { name, exact: true }).click();
}

/** Ends purchase, and says that the money left is meant to stay if that is asked. */
export async function endPurchase(page: Page): Promise<void> {
  await goOn(page, 'Go to combat move');
  const sure = panel(page).getByRole('button', { name: 'End purchase', exact: true });
  await expect(sure.or(page.getByRole('complementary', { name: 'Combat move' }))).toBeVisible();
  if (await sure.isVisible()) await sure.click();
}

/** What a power has, as the ledger reads it out. */
export async function expectTreasury(page: Page, power: string, ipcs: number, production: number): Promise<void> {
  const entry = page
    .getByRole('list', { name: 'Treasuries' })
    .getByRole('listitem')
    .filter({ hasText: `${power},` });
  await expect(entry).toContainText(new RegExp(`: ${ipcs} IPCs? in the treasury, production ${production}\\.`));
}

/** One of the menu's items. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
