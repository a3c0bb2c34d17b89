import { expect, type Locator, type Page } from '@playwright/test';

/** Matches a text that begins with a space's name; 'Sea Zone 1' does not match 'Sea Zone 10'. */
export const startsWithName = (name: string): RegExp => new RegExp(`^${name}(?![\\w/])`);

/** Clicks a space on the canvas. If it is covered, the whole map is shown first. */
export async function pressOnMap(page: Page, space: string): Promise<void> {
  let at = await pointWhenStill(page, space);
  if (at === null) {
    await page.getByRole('application', { name: /^World map/ }).press('0');
    at = await pointWhenStill(page, space);
  }
  if (at === null) throw new Error(`${space} cannot be clicked: something covers it.`);
  await page.mouse.click(at.x, at.y);
}

/** The client point of a space once the camera is still; null if it is outside the canvas or covered. */
export const pointWhenStill = (page: Page, space: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(async (id) => {
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    let at = window.warboardPointOf?.(id) ?? null;
    // The point is null until the map is laid out for its zoom; then it must not change for three frames.
    for (let still = 0, frames = 0; still < 3 && frames < 600; frames += 1) {
      await nextFrame();
      const now = window.warboardPointOf?.(id) ?? null;
      still = now !== null && now.x === at?.x && now.y === at.y ? still + 1 : 0;
      at = now;
    }
    return at !== null && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS' ? at : null;
  }, space);

/** The client point of a space once the camera is still; throws if it is not visible. */
export async function visiblePointOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const at = await pointWhenStill(page, space);
  if (at === null) throw new Error(`${space} is not visible: something covers it.`);
  return at;
}

/** Those of the spaces that are outside the window or covered. */
export const hiddenSpaces = (page: Page, spaces: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (ids) =>
      ids.filter((id) => {
        const at = window.warboardPointOf?.(id);
        return !at || !document.elementFromPoint(at.x, at.y)?.matches('.world-map__canvas');
      }),
    spaces,
  );

const drawer = (page: Page): Locator => page.getByRole('region', { name: 'List of spaces' });

/** Opens the list of spaces and returns a space's button in it. */
export async function listEntryOf(page: Page, name: string): Promise<Locator> {
  if (!(await drawer(page).isVisible())) await page.getByRole('button', { name: 'Spaces', exact: true }).click();
  await drawer(page).getByRole('searchbox', { name: 'Find a space' }).fill(name);
  return (
    drawer(page)
      .getByRole('list')
      .getByRole('button', { name: startsWithName(name) })
      // An entry that is open also lists where units in hand can go.
      .and(page.locator('[data-space]'))
  );
}

/** Presses a space in the list of spaces, and closes the list again. */
export async function pressInList(page: Page, name: string): Promise<void> {
  await (await listEntryOf(page, name)).click();
  await drawer(page).getByRole('button', { name: 'Close the list of spaces' }).click();
}

/** Expects texts about units in a space's entry of the list of spaces. */
export async function expectUnits(page: Page, space: string, ...texts: readonly string[]): Promise<void> {
  const entry = await listEntryOf(page, space);
  for (const text of texts) await expect(entry).toContainText(text);
  await drawer(page).getByRole('button', { name: 'Close the list of spaces' }).click();
}
