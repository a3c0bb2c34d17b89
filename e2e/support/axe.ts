import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};
/**
 * Of text that something lies over or that is scrolled away, which nobody reads as the page stands; and of single
 * figures, of which axe itself is not sure.
 */
const NOT_JUDGED = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'shortTextContent'];

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
  const unmeasured = (results?.incomplete ?? [])
    .filter(({ id }) => id.startsWith('color-contrast'))
    .map((result) => ({ ...result, nodes: result.nodes.filter(isJudged) }));
  const found = [...(results?.violations ?? []), ...unmeasured].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
  expect(found, `axe at ${state}`).toEqual([]);
}

const isJudged = ({ any }: NodeResult): boolean =>
  !any.some(({ data }) => NOT_JUDGED.includes((data as { messageKey?: string } | null)?.messageKey ?? ''));
