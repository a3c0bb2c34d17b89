import { expect } from '@playwright/test';
import { openPage } from './support/table.ts';
import { PHONE } from './support/taps.ts';
import { test } from './support/test.ts';

for (const viewport of [PHONE.viewport, { width: 1280, height: 720 }])
  test(`nothing on the opening page moves from under a finger, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
