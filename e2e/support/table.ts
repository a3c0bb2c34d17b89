import { expect, type Locator, type Page } from '@playwright/test';

export type PhaseName =
  | 'Develop weapons'
  | 'Purchase units'
  | 'Combat move'
  | 'Conduct combat'
  | 'Noncombat move'
  | 'Mobilize new units'
  | 'Collect income';

/** With `?e2e` the page also tells tests where spaces are on the canvas. */
export const APP_URL = '/?e2e';

/** Opens the page in a browser without saved games. */
export async function openPage(page: Page): Promise<void> {
  await page.goto(APP_URL);
  await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
}

/** Begins a game of two players with these dice, and waits for its first phase and its map. */
export async function beginGame(
  page: Page,
  dice: 'The program rolls' | 'We roll real dice' = 'We roll real dice',
): Promise<void> {
  await openPage(page);
  await page.getByLabel(dice).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expectTurn(page, 'Soviet Union', 'Purchase units');
  await waitForMap(page);
}

/** Waits until the map is drawn and tells where its spaces are. */
export async function waitForMap(page: Page): Promise<void> {
  await page.waitForFunction(() => window.warboardPointOf !== undefined);
}

/** The side panel, which is named after the phase. */
export const panel = (page: Page): Locator => page.getByRole('complementary');

/** Expects in the top bar and the panel that it is this power's turn, in this phase. */
export async function expectTurn(page: Page, power: string, phase: PhaseName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(power);
  await expect(page.getByRole('list', { name: 'Phases of the turn' }).locator('[aria-current="step"]')).toContainText(
    phase,
  );
  await expect(page.getByRole('complementary', { name: phase })).toBeVisible();
}

/** Presses the button at the panel's bottom, which names the next phase. */
export async function pressContinue(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('button', { name, exact: true }).click();
}

/** Ends the purchase phase, and confirms that money is left if asked. */
export async function endPurchase(page: Page): Promise<void> {
  await pressContinue(page, 'Go to combat move');
  const sure = panel(page).getByRole('button', { name: 'End purchase', exact: true });
  await expect(sure.or(page.getByRole('complementary', { name: 'Combat move' }))).toBeVisible();
  if (await sure.isVisible()) await sure.click();
}

/** Expects a power's treasury and production in the ledger. */
export async function expectTreasury(page: Page, power: string, ipcs: number, production: number): Promise<void> {
  const entry = page
    .getByRole('list', { name: 'Treasuries' })
    .getByRole('listitem')
    .filter({ hasText: `${power},` });
  await expect(entry).toContainText(new RegExp(`: ${ipcs} IPCs? in the treasury, production ${production}\\.`));
}

/** Opens the menu and chooses an item. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
