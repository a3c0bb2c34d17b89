import { expect, type Locator, type Page } from '@playwright/test';

/** A button that begins with a space's name; 'Sea Zone 1' is not 'Sea Zone 10'. */
export const named = (name: string): RegExp => new RegExp(`^${name}(?![\\w/])`);

/** Clicks the canvas where a space is; the map is shown whole first if a panel covers it. */
export async function pressOnMap(page: Page, space: string): Promise<void> {
  let at = await pointAtRest(page, space);
  if (at === null) {
    await page.getByRole('application', { name: /^World map/ }).press('0');
    at = await pointAtRest(page, space);
  }
  if (at === null) throw new Error(`${space} cannot be clicked: something lies over it.`);
  await page.mouse.click(at.x, at.y);
}

/** Where a space is once the camera has stopped flying; null if it is off the canvas or something lies over it. */
export const pointAtRest = (page: Page, space: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(async (id) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    let at = window.warboardPointOf?.(id) ?? null;
    // Nothing has a place before the map is laid out for its zoom; then it must rest.
    for (let still = 0, asked = 0; still < 3 && asked < 600; asked += 1) {
      await frame();
      const now = window.warboardPointOf?.(id) ?? null;
      still = now !== null && now.x === at?.x && now.y === at.y ? still + 1 : 0;
      at = now;
    }
    return at !== null && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS' ? at : null;
  }, space);

/** Where a space is in the window once the camera has stopped flying. */
export async function restingPointOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const at = await pointAtRest(page, space);
  if (at === null) throw new Error(`${space} is not seen: something lies over it.`);
  return at;
}

const drawer = (page: Page): Locator => page.getByRole('region', { name: 'List of spaces' });

/** A space's button in the list of spaces, which is opened for it. */
export async function inList(page: Page, name: string): Promise<Locator> {
  if (!(await drawer(page).isVisible())) await page.getByRole('button', { name: 'Spaces', exact: true }).click();
  await drawer(page).getByRole('searchbox', { name: 'Find a space' }).fill(name);
  return drawer(page)
    .getByRole('list')
    .getByRole('button', { name: named(name) });
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
