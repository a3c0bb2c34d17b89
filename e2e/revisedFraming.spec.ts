import { expect, test, type Page } from '@playwright/test';
import { loadEdition } from '../src/engine/index.ts';
import { inspectPage } from './support/inspect.ts';
import { openPage, waitForMap } from './support/table.ts';
import { MOUSE, TOUCH } from './support/windowSizes.ts';

const { spaces: SPACES } = await loadEdition('revised');
const ALL = SPACES.map(({ id }) => id);
const LAND = SPACES.flatMap(({ id, kind }) => (kind === 'land' ? [id] : []));
/** In narrower windows the point of a zone that the map's edge divides can lie just beyond the edge. */
const WIDE = 850;

/** Those of the spaces that are outside the window or covered. */
const hidden = (page: Page, spaces: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (ids) =>
      ids.filter((id) => {
        const at = window.warboardPointOf?.(id);
        return !at || !document.elementFromPoint(at.x, at.y)?.matches('.world-map__canvas');
      }),
    spaces,
  );

/** One page for all sizes, because starting the map is what takes long. */
async function checkWorld(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  await openPage(page);
  await page.getByRole('radio', { name: 'Revised', exact: true }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitForMap(page);
  const map = page.getByRole('application', { name: /^World map/ });
  const expectVisible = (spaces: readonly string[], at: string): Promise<void> =>
    expect.poll(() => hidden(page, spaces), { message: at }).toEqual([]);

  for (const [width, height] of sizes) {
    const at = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await map.press('0');
    await expectVisible(width < WIDE ? LAND : ALL, `the world, ${at}`);
    if (width < 3000) await inspectPage(page, `revised-world-${at}`);
    // By a name of today.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('volgograd');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    await page.keyboard.press('+');
    await expectVisible(['caucasus'], `a searched space, ${at}`);
  }
}

test('the whole world of Revised and a searched space are visible in every window', ({ page }) =>
  checkWorld(page, MOUSE));

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('the whole world of Revised and a searched space are visible by touch', ({ page }) => checkWorld(page, TOUCH));
});
