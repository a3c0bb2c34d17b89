import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { isClassroomPage } from '../../src/ui/address/classroomPages.ts';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};
/** Pages of the classroom are read on a projector in daylight: the contrast of their text must be 7:1. */
const BEFORE_A_CLASS: RunOptions = { ...RULES, rules: { 'color-contrast-enhanced': { enabled: true } } };
/** Reasons for an unmeasured contrast that do not matter: the text is covered or scrolled out of view. */
const IGNORED_REASONS = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'];
/** The contrast of a single character is too low. axe is not sure that it is text; here it counts if it is visible. */
const SINGLE_CHARACTER = 'shortTextContent';

/** A control is cut at the edge of what scrolls: it is as large as it should be once it is scrolled into view. */
const CUT = 'partiallyObscured';

/** In small windows parts over the map are a thousandth short of opaque, and axe would look for colours in the map. */
const OPAQUE = '.shell:not([data-layout=side]) :is(.shell__map > .layer > *, .panel) { opacity: 1; }';

declare global {
  interface Window {
    readonly axe?: { run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Expects that axe finds no violation in the page's present state and can measure the contrast of every visible text.
 * The colours of drawings have tests of their own.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated, because the page's content security policy forbids adding a script.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  const [, name = ''] = /#\/([a-z-]+)/.exec(page.url()) ?? [];
  const results = await page.evaluate(
    async ([rules, css]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      const found = await window.axe?.run({ exclude: ['svg'] }, rules);
      document.adoptedStyleSheets = [];
      return found;
    },
    [isClassroomPage(name) ? BEFORE_A_CLASS : RULES, OPAQUE] as const,
  );
  const unmeasured = (results?.incomplete ?? []).filter(({ id }) => id.startsWith('color-contrast'));
  for (const result of unmeasured) {
    const areRelevant = await Promise.all(result.nodes.map((node) => isRelevant(page, node)));
    result.nodes = result.nodes.filter((_, i) => areRelevant[i]);
  }
  for (const result of results?.violations ?? [])
    if (result.id === 'target-size') result.nodes = result.nodes.filter((node) => !reasonsOf(node).includes(CUT));
  const found = [...(results?.violations ?? []), ...unmeasured].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
  expect(found, `axe at ${state}`).toEqual([]);
}

const reasonsOf = ({ any }: NodeResult): readonly string[] =>
  any.map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? '');

async function isRelevant(page: Page, node: NodeResult): Promise<boolean> {
  const reasons = reasonsOf(node);
  if (reasons.some((reason) => IGNORED_REASONS.includes(reason))) return false;
  return !reasons.includes(SINGLE_CHARACTER) || isVisible(page, node.target.join(' '));
}

/** Whether the middle of an element is in the window and not covered. */
const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((css) => {
    const element = document.querySelector(css);
    if (element === null) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);
