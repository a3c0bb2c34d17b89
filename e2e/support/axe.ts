import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};
/** Why axe cannot measure a contrast: something lies over the text, or it is scrolled away, and nobody reads it. */
const NOT_JUDGED = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'];
/** Contrast too low, but of a single character: axe leaves it to people whether that is text. Here it is, if seen. */
const SINGLE = 'shortTextContent';

declare global {
  interface Window {
    readonly axe?: { run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * axe finds nothing on the page as it stands, and could measure the contrast of every text in sight. Of drawings it
 * does not see the colours; tests of their own hold these.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated, not added as a script: the page's own policy lets no foreign script in.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const results = await page.evaluate(async (rules) => window.axe?.run({ exclude: ['svg'] }, rules), RULES);
  const unmeasured = (results?.incomplete ?? []).filter(({ id }) => id.startsWith('color-contrast'));
  for (const result of unmeasured) {
    const judged = await Promise.all(result.nodes.map((node) => isJudged(page, node)));
    result.nodes = result.nodes.filter((_, i) => judged[i]);
  }
  const found = [...(results?.violations ?? []), ...unmeasured].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
  expect(found, `axe at ${state}`).toEqual([]);
}

async function isJudged(page: Page, { any, target }: NodeResult): Promise<boolean> {
  const reasons = any.map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? '');
  if (reasons.some((reason) => NOT_JUDGED.includes(reason))) return false;
  return !reasons.includes(SINGLE) || isSeen(page, target.join(' '));
}

/** Nothing lies over the middle of the element, nor is it scrolled away. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((css) => {
    const element = document.querySelector(css);
    if (element === null) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);
