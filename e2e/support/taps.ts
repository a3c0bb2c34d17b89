import { expect, type Locator, type Page } from '@playwright/test';
import { pointWhenStill } from './spaces.ts';
import { panel } from './table.ts';

/** A phone held upright, for `test.use`. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Taps a button, by default of the panel. */
export const tap = (page: Page, name: string | RegExp, within: Locator = panel(page)): Promise<void> =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();

/** Taps a space on the map; if it is covered, the view is changed first. */
export async function tapOnMap(page: Page, space: string): Promise<void> {
  let at = await pointWhenStill(page, space);
  for (const view of ['Action', 'World']) {
    if (at !== null) break;
    await page.getByRole('button', { name: view, exact: true }).tap();
    at = await pointWhenStill(page, space);
  }
  if (at === null) throw new Error(`${space} cannot be tapped: something covers it.`);
  await page.touchscreen.tap(at.x, at.y);
}

/** Takes units of a space in hand, one tap for each. */
export async function take(page: Page, space: string, units: Readonly<Record<string, number>>): Promise<void> {
  const picker = panel(page).getByRole('region', { name: `Units in ${space}` });
  for (const [type, n] of Object.entries(units)) {
    const counter = picker.getByRole('group', { name: new RegExp(`^${type}s? in `) });
    for (let i = 0; i < n; i += 1) await tap(page, /^More /, counter);
    await expect(counter.getByRole('status')).toHaveText(String(n));
  }
}

/** Types dice into the fields of a part of the panel, one text for each, and enters them. */
export async function tapDice(page: Page, part: Locator, ...dice: readonly string[]): Promise<void> {
  for (const [i, text] of dice.entries()) {
    const field = part.getByRole('textbox').nth(i);
    await field.tap();
    await expect(field).toBeInViewport();
    await field.pressSequentially(text);
  }
  await tap(page, 'Enter these dice', part);
}

/** Opens the menu and chooses an item, by taps. */
export async function tapInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('menuitem', { name: item }).tap();
}
