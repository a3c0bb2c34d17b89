import { expect, type Locator, type Page } from '@playwright/test';

/** So many presses of Tab lead once round the page at most. */
const ROUND = 150;

/** Goes to a control by Tab alone, as somebody does who has no pointer. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // Found once: to find it by its name takes the page longer than a press of Tab.
  const wanted = await control.elementHandle();
  for (let presses = 0; presses <= ROUND; presses += 1) {
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(control)} cannot be reached with Tab.`);
}

/** Goes to a control by Tab and presses it with Enter. */
export async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Expects that some control has the focus: after its own action it is not lost. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
