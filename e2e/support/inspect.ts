import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const folder = process.env['WARBOARD_SHOTS'];

/** Two stops after each other, as in 'Kazakh S.S.R..' */
const TWO_STOPS = /.{0,40}[^.]\.\.(?!\.)/;

/** Checks the page's accessibility and full stops, and saves a screenshot if WARBOARD_SHOTS names a folder. */
export async function inspectPage(page: Page, name: string): Promise<void> {
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
  await expectAccessible(page, name);
  const text = (await page.locator('body').textContent()) ?? '';
  expect(TWO_STOPS.exec(text)?.[0] ?? '', `stops at ${name}`).toBe('');
}
