import { expect, type Page } from '@playwright/test';

/** Type that is read from the last row of a classroom, at 1280×720. */
const LEAST_SIZE = 22;
const LEAST_CONTRAST = 7;

/** Expects that every text that is seen is large enough for the last row, and stands out enough, by computed styles. */
export async function expectReadableFromAfar(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number =>
      channels(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, i) => sum + part * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      const [, , , alpha = 1] = channels(backgroundColor);
      return alpha > 0 ? backgroundColor : groundOf(element.parentElement);
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    return [...document.body.querySelectorAll('*:not(script, style)')]
      .filter((element) => hasText(element) && isSeen(element) && element.closest('[inert]') === null)
      .map((element) => {
        const { fontSize, color } = getComputedStyle(element);
        const [a, b] = [luminance(color), luminance(groundOf(element))].toSorted((x, y) => y - x);
        const contrast = ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
        return { text: element.textContent?.trim().slice(0, 40) ?? '', size: Number.parseFloat(fontSize), contrast };
      });
  });
  expect(texts.length).toBeGreaterThan(1);
  const faults = texts.filter(({ size, contrast }) => size < LEAST_SIZE || contrast < LEAST_CONTRAST);
  expect(faults, 'texts that the last row cannot read').toEqual([]);
}
