import { expect, test, type Page } from '@playwright/test';
import { battles, casualtyCounters, chooseBattle, expectReport, typeDice } from './support/battles.ts';
import { inspectPage } from './support/inspect.ts';
import { buyUnits, orderLine, placeUnit } from './support/orders.ts';
import { pressInList } from './support/spaces.ts';
import { beginGame, endPurchase, pressContinue, panel } from './support/table.ts';

const MOUSE = [
  [1280, 720],
  [1024, 768],
  [1920, 1080],
  [3840, 2160],
  // 1280×720 at 200 %
  [640, 360],
] as const;
const TOUCH = [
  [1180, 820],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** The least share of the window that must show the map. */
const MIN_MAP_SHARE = 0.45;

/** The faults of the page's layout as texts; empty if there are none. `target` is the least button size in pixels. */
const faults = (page: Page, target: number): Promise<readonly string[]> =>
  page.evaluate(
    ([minShare, minSize]) => {
      const found: string[] = [];
      const { innerWidth: width, innerHeight: height } = window;
      const root = document.documentElement;
      if (root.scrollWidth > width) found.push(`the page scrolls sideways: ${root.scrollWidth}`);
      if (root.scrollHeight > height) found.push(`the page scrolls down: ${root.scrollHeight}`);
      const nameOf = (element: Element): string =>
        element.getAttribute('aria-label') ?? (element.className || element.tagName);
      const isVisible = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none';

      const over = [...document.querySelectorAll('.shell [data-over-map]')]
        .filter(isVisible)
        .map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
      for (const [i, { element, name, box }] of over.entries()) {
        if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
          found.push(`${name} exceeds the window`);
        for (const other of over.slice(i + 1)) {
          const isApart =
            box.right <= other.box.left + 1 ||
            other.box.right <= box.left + 1 ||
            box.bottom <= other.box.top + 1 ||
            other.box.bottom <= box.top + 1;
          if (!isApart && !element.contains(other.element)) found.push(`${name} and ${other.name} overlap`);
        }
      }

      const map = document.querySelector('.shell__map')?.getBoundingClientRect();
      const aside = document.querySelector('.panel')?.getBoundingClientRect();
      if (map === undefined || aside === undefined) return ['no map or no panel'];
      const across = Math.max(0, Math.min(map.right, aside.right) - Math.max(map.left, aside.left));
      const down = Math.max(0, Math.min(map.bottom, aside.bottom) - Math.max(map.top, aside.top));
      const part = (map.width * map.height - across * down) / (width * height);
      if (part < minShare) found.push(`the map has only ${Math.round(part * 100)} % of the window`);

      for (const element of document.querySelectorAll('.topbar *, .panel__head *, .panel__foot *, .map-bar *')) {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
        if (hasText && isVisible(element) && element.closest('.phase__name') === null)
          if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            found.push(`cut off: ${element.textContent}`);
      }

      const content = document.querySelector('.panel__content');
      if (content !== null && content.scrollWidth > content.clientWidth + 1)
        found.push(`the panel's content runs over its side: ${content.scrollWidth} of ${content.clientWidth}`);

      for (const button of document.querySelectorAll(
        '.topbar button, .map-bar button, .panel button, .panel summary',
      )) {
        const box = button.getBoundingClientRect();
        if (isVisible(button) && Math.round(Math.min(box.width, box.height)) < minSize)
          found.push(`${nameOf(button)} ${button.textContent} is small: ${box.width}×${box.height}`);
      }

      const last = [...document.querySelectorAll('.panel__foot .button')].filter(isVisible).at(-1);
      if (last !== undefined) {
        const box = last.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit === null || !last.contains(hit)) found.push('the button that ends the phase cannot be pressed');
      }
      return found;
    },
    [MIN_MAP_SHARE, target] as const,
  );

/** The faults that remain once the page has adapted to the window's new size. */
async function lastingFaults(page: Page, target: number): Promise<readonly string[]> {
  let found = await faults(page, target);
  for (let tries = 0; found.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(250);
    found = await faults(page, target);
  }
  return found;
}

/** Checks the present state in windows of all these sizes. */
async function check(page: Page, state: string, sizes: readonly (readonly [number, number])[], target: number) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await lastingFaults(page, target), `${state}, ${width}×${height}`).toEqual([]);
    // Very large screenshots take a minute.
    if (width < 3000) await inspectPage(page, `sizes-${state}-${width}x${height}`);
  }
}

/** Checks every kind of panel of one turn in windows of all these sizes. */
async function checkAll(page: Page, sizes: readonly (readonly [number, number])[], target: number): Promise<void> {
  const checkState = async (state: string): Promise<void> => {
    await check(page, state, sizes, target);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await beginGame(page);
  await buyUnits(page, 'infantry', 2);
  await checkState('purchase');
  await endPurchase(page);
  await pressInList(page, 'Russia');
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'About Russia' })).toBeVisible();
  await checkState('facts');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Take all' }).click();
  await checkState('in-hand');
  await pressInList(page, 'West Russia');
  await expect(orderLine(page, 'Russia to West Russia')).toBeVisible();
  await pressContinue(page, 'Go to conduct combat');
  await chooseBattle(page, 'West Russia');
  await checkState('battle');
  await typeDice(page, 'attacker', '116666', '36');
  await typeDice(page, 'defender', '226');
  await expect(casualtyCounters(page)).toHaveCount(3);
  await checkState('casualties');
  await battles(page).getByRole('button', { name: 'Take these losses', exact: true }).click();
  await expectReport(page, 'The attackers win in West Russia.');
  await checkState('report');
  await pressContinue(page, 'Go to noncombat move');
  await expect(panel(page).getByRole('region', { name: 'Still to land' })).toBeVisible();
  await checkState('noncombat');
  await panel(page).getByRole('button', { name: 'Fly to Russia' }).click();
  await pressContinue(page, 'Go to mobilize new units');
  await checkState('mobilize');
  await placeUnit(page, 'infantry', 'Russia');
  await placeUnit(page, 'infantry', 'Russia');
  await expect(panel(page).getByRole('button', { name: /^Collect/ })).toBeVisible();
  await checkState('income');
}

test('with a mouse, nothing overlaps, is cut off or covers the map', ({ page }) => checkAll(page, MOUSE, 24));

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('nothing overlaps, is cut off or covers the map, and all buttons are large enough', ({ page }) =>
    checkAll(page, TOUCH, 44));
});
