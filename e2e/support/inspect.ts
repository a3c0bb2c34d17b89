import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const folder = process.env['WARBOARD_SHOTS'];

/** A state worth looking at: axe finds nothing in it, and people get a picture if WARBOARD_SHOTS names a folder. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
  await expectAccessible(page, name);
}
