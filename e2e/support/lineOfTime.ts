import { expect, type Page } from '@playwright/test';
import { shareOfLand } from './pixels.ts';
import { chooseInMenu } from './table.ts';

/** Opens the war so far after Japan took Russia and goes through it: by key, by itself on and back, and by dragging. */
export async function scrubAndPlay(page: Page): Promise<void> {
  await chooseInMenu(page, 'The war so far');
  const line = page.getByRole('slider', { name: 'Moment of the game' });
  const heading = page.getByRole('heading', { level: 1 });
  const at = async (): Promise<number> => Number(await line.inputValue());
  const last = Number(await line.getAttribute('max'));
  await expect(line).toHaveValue(String(last));
  const after = await japaneseLand(page);

  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', 'Round 7, Japan: combat move');
  await expect(heading).toHaveText('Japan');
  await expect.poll(() => japaneseLand(page)).toBeLessThan(after);
  const before = await japaneseLand(page);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(at).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByLabel('How fast it plays').selectOption('Fast');
  await page.getByRole('button', { name: 'Play backwards' }).click();
  await expect(line).toHaveValue('0');

  const box = await line.boundingBox();
  if (box === null) throw new Error('There is no line of time.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, y, { steps: 3 });
  await page.mouse.up();
  await expect(line).toHaveValue(String(last));
  await expect.poll(() => japaneseLand(page)).toBeGreaterThan(before);
}

/** The share of land in Japan's colour round the middle of Russia. */
async function japaneseLand(page: Page): Promise<number> {
  const place = await page.waitForFunction(() => window.warboardPointOf?.('russia') ?? null);
  const point = await place.jsonValue();
  return point === null ? 0 : shareOfLand(page, point, 'japan');
}
