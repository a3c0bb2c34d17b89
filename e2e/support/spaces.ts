import { expect, type Locator, type Page } from '@playwright/test';

const named = (name: string): RegExp => new RegExp(`^${name}(?![\\w/])`);

/** Clicks the canvas where a space is; the map is shown whole first if a panel covers it. */
export async function pressOnMap(page: Page, space: string): Promise<void> {
  if (!(await isInSight(page, space))) {
    await page.getByRole('application', { name: /^World map/ }).focus();
    await page.keyboard.press('0');
  }
  const at = await restingPoint(page, space);
  await page.mouse.click(at.x, at.y);
}

/** Where a space is on the canvas, if nothing lies over it. */
const pointOf = (page: Page, space: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((id) => {
    const at = window.warboardPointOf?.(id) ?? null;
    return at !== null && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS' ? at : null;
  }, space);

const isInSight = async (page: Page, space: string): Promise<boolean> => (await pointOf(page, space)) !== null;

/** The same, once the camera has stopped flying. */
async function restingPoint(page: Page, space: string): Promise<{ x: number; y: number }> {
  let last = '';
  let found: { x: number; y: number } | null = null;
  await expect(async () => {
    found = await pointOf(page, space);
    const before = last;
    last = JSON.stringify(found);
    expect(found, `${space} is in sight`).not.toBeNull();
    expect(last, 'the camera rests').toBe(before);
  }).toPass({ intervals: [100], timeout: 15_000 });
  if (found === null) throw new Error(`${space} is not in sight.`);
  return found;
}

const drawer = (page: Page): Locator => page.getByRole('region', { name: 'List of spaces' });

/** A space's button in the list of spaces, which is opened for it. */
export async function inList(page: Page, name: string): Promise<Locator> {
  if (!(await drawer(page).isVisible())) await page.getByRole('button', { name: 'Spaces', exact: true }).click();
  await drawer(page).getByRole('searchbox', { name: 'Find a space' }).fill(name);
  return drawer(page).getByRole('list').getByRole('button', { name: named(name) });
}

/** Presses a space in the list of spaces, and closes the list again. */
export async function pressInList(page: Page, name: string): Promise<void> {
  await (await inList(page, name)).click();
  await drawer(page).getByRole('button', { name: 'Close the list of spaces' }).click();
}

/** What the card of a space says of a power's units there. */
export async function expectUnits(page: Page, space: string, ...texts: readonly string[]): Promise<void> {
  const entry = await inList(page, space);
  for (const text of texts) await expect(entry).toContainText(text);
  await drawer(page).getByRole('button', { name: 'Close the list of spaces' }).click();
}
