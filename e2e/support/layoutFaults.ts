import type { Page } from '@playwright/test';

/** The least share of the window that must show the map. */
const MIN_MAP_SHARE = 0.45;

/** Distance between the points of the map at which it is looked what answers, in pixels. */
const GRID_STEP = 12;

/** The faults of the page's layout as texts; empty if there are none. `target` is the least button size in pixels. */
const faults = (page: Page, target: number): Promise<readonly string[]> =>
  page.evaluate(
    ([minShare, minSize, step]) => {
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
      // While losses are chosen on a phone, the dice of both sides and the units need the room.
      const isChoosing = width < 500 && document.querySelector('[data-layout="sheet"] .casualty-buttons') !== null;
      if (part < (isChoosing ? 1 / 3 : minShare))
        found.push(`the map has only ${Math.round(part * 100)} % of the window`);

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

      // A grid of points over the map: what answers there is the map or something that is seen.
      const isSeen = (element: Element): boolean => {
        for (let one: Element | null = element; one !== null && one.querySelector('.world-map__canvas') === null;) {
          const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = getComputedStyle(one);
          const isPainted = backgroundImage !== 'none' || !/^transparent$|[,/] ?0\)$/.test(backgroundColor);
          if (
            isPainted ||
            one.matches('canvas, img, svg') ||
            parseFloat(borderTopWidth) + parseFloat(borderLeftWidth) > 0
          )
            return true;
          one = one.parentElement;
        }
        return false;
      };
      const world = document.querySelector('.shell__map');
      const answering = [...(world?.querySelectorAll('*') ?? [])]
        .filter((one) => !one.matches('canvas, :has(canvas)') && getComputedStyle(one).pointerEvents !== 'none')
        .map((one) => one.getBoundingClientRect());
      // A point is dear to look at in a large window: all are near what may answer, elsewhere some.
      const near = (x: number, y: number): boolean =>
        answering.some(
          ({ left, right, top, bottom }) =>
            x > left - 2 * step && x < right + 2 * step && y > top - 2 * step && y < bottom + 2 * step,
        );
      const unseen = new Map<string, string>();
      for (let row = 0, y = map.top + step / 2; y < map.bottom; row += 1, y += step)
        for (let column = 0, x = map.left + step / 2; x < map.right; column += 1, x += step) {
          if ((row % 4 > 0 || column % 4 > 0) && !near(x, y)) continue;
          const hit = document.elementFromPoint(x, y);
          if (hit && world?.contains(hit) && !hit.matches('.world-map__canvas') && !isSeen(hit))
            unseen.set(nameOf(hit), `${nameOf(hit)} takes presses at ${x}, ${y} and is not seen there`);
        }
      found.push(...unseen.values());

      const isCovered = (button: Element | undefined): boolean => {
        if (button === undefined) return false;
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit === null || !button.contains(hit);
      };
      const shown = (selector: string): readonly Element[] =>
        [...document.querySelectorAll(selector)].filter(isVisible);
      if (isCovered(shown('.panel__foot .button').at(-1)))
        found.push('the button that ends the phase cannot be pressed');
      if (isCovered(shown('.panel__head .panel__fold')[0]))
        found.push('the button that folds the panel cannot be pressed');
      if (isCovered(shown('.dice-pad__face')[0])) found.push('the pad for the dice is out of sight');
      if (isCovered(shown('.press-on')[0])) found.push('the button that fights on is out of sight');
      return found;
    },
    [MIN_MAP_SHARE, target, GRID_STEP] as const,
  );

/** The faults that remain once the page has adapted to the window's new size. */
export async function lastingFaults(page: Page, target: number): Promise<readonly string[]> {
  let found = await faults(page, target);
  for (let tries = 0; found.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(250);
    found = await faults(page, target);
  }
  return found;
}
