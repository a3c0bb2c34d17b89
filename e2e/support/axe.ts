import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};
declare global {
  interface Window {
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** axe finds nothing on the page as it stands, and could measure the contrast of every text. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated, not added as a script: the page's own policy lets no foreign script in.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (rules) => {
    const results = await window.axe?.run(rules);
    const unmeasured = results?.incomplete.filter(({ id }) => id.startsWith('color-contrast')) ?? [];
    return [...(results?.violations ?? []), ...unmeasured].flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary, any }) => `${id}: ${target.join(' ')} (${failureSummary ?? any[0]?.message})`,
      ),
    );
  }, RULES);
  expect(found, `axe at ${state}`).toEqual([]);
}
