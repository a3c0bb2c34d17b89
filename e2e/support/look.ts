import type { Page } from '@playwright/test';

const folder = process.env['WARBOARD_SHOTS'];

/** Takes a picture for people to look at, if WARBOARD_SHOTS names a folder for them. */
export async function look(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name}.png` });
}
