import type { Page } from '@playwright/test';

/** Opens a text as a file through the browser's file chooser. */
export async function openFile(page: Page, name: string, text: string): Promise<void> {
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game or position' }).click();
  await (await picking).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
