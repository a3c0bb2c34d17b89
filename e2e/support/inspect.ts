import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const folder = process.env['WARBOARD_SHOTS'];

/** Checks the page's accessibility, and saves a screenshot if WARBOARD_SHOTS names a folder. */
export async function inspectPage(page: Page, name: string): Promise<void> {
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
  await expectAccessible(page, name);
}
