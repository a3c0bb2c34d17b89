import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { inspectPage } from './support/inspect.ts';
import { test } from './support/test.ts';

/** The pages of a PDF: their widths and heights in millimetres. */
const pagesOf = (pdf: Buffer): [width: number, height: number][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, ...sides]) => sides.map((points) => Math.round((Number(points) / 72) * 25.4)) as [number, number],
  );

const PAPERS = [
  ['A4, across', 297, 210],
  ['A4, upright', 210, 297],
  ['A3, across', 420, 297],
  ['A3, upright', 297, 420],
] as const;

test('every sheet is one page of its paper, with and without a key', async ({ page }) => {
  await page.goto('#/print');
  const sheets = page.locator('.sheet');
  for (const [paper, width, height] of PAPERS)
    for (const [names, look, count] of [
      ['With names', 'In colour', 1],
      ['With numbers, and a key', 'In patterns, for a grey printer', 2],
      ['Blank, to fill in', 'Outlines only', 1],
    ] as const) {
      await page.getByLabel('Paper').selectOption(paper);
      await page.getByLabel('Names').selectOption(names);
      await page.getByLabel('Look').selectOption(look);
      await expect(sheets.first().locator('svg')).toHaveAttribute('width', `${width}mm`);
      await expect(sheets).toHaveCount(count);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect([paper, names, pagesOf(pdf)]).toEqual([
        paper,
        names,
        Array.from({ length: count }, () => [width, height]),
      ]);
      // A pattern would be printed as a picture of many megabytes.
      expect(pdf.length).toBeLessThan(4_000_000);
    }
});

test('a map is printed with numbers and its key, and the globe turns by key', async ({ page }) => {
  await page.goto('#/print');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^The map names \d+ places\.$/)).toBeVisible();
  await inspectPage(page, 'print');

  await page.getByLabel('Area').selectOption('Europe');
  await page.getByLabel('Names').selectOption('With numbers, and a key');
  await page.getByLabel('Paper').selectOption('A3, upright');
  await expect(page.locator('.sheet')).toHaveCount(2);
  await expect(preview.getByRole('img', { name: 'The map: Europe' }).locator('svg')).toHaveAttribute('width', '297mm');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Map (SVG)' }).click();
  const drawn = await saved;
  expect(drawn.suggestedFilename()).toBe('warboard-europe.svg');
  const drawing = await readFile(await drawn.path(), 'utf8');
  // It needs nothing but itself, and names typefaces that other programs have too.
  expect(drawing).not.toMatch(/href|url\((?!#)|@import|<script/);
  expect(drawing).toMatch(/font-family="Alegreya, [^"]+, serif"/);
  const alone = await page.context().newPage();
  await alone.setContent(drawing);
  const box = await alone.locator('svg').boundingBox();
  expect([box?.width, box?.height].map((length) => Math.round(((length ?? 0) / 96) * 25.4))).toEqual([297, 420]);
  await alone.close();

  const pictured = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Map (PNG)' }).click();
  const picture = await readFile(await (await pictured).path());
  // At 200 dots for each inch.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2339, 3307]);
  await inspectPage(page, 'print-key');

  await page.getByRole('link', { name: 'Globe' }).click();
  const globe = page.getByRole('application', { name: 'The globe. Arrow keys turn it.' });
  await globe.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('In the middle: 40° N, 25° E')).toBeVisible();
  await expect(page.getByText('In truth, Africa is 14 times as large as Greenland.')).toBeVisible();
  await page.getByLabel(/^Lay the outline/).check();
  await page.getByRole('application', { name: /^The outline of Greenland/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Its middle is at 7° N, 20° E')).toBeVisible();
  await inspectPage(page, 'globe');
});
