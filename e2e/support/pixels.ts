import type { Page } from '@playwright/test';
import { POWER_LOOKS } from '../../src/emblems/powers.ts';

/** Pixels within this distance on each side are counted. */
const RADIUS = 40;
/** Allowed difference of each colour channel, because relief is drawn over the land's colour. */
const TOLERANCE = 10;

/** The share of screen pixels round a point that have the colour of a power's land. */
export async function shareOfLand(page: Page, at: { x: number; y: number }, power: string): Promise<number> {
  const clip = { x: at.x - RADIUS, y: at.y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const png = [...(await page.screenshot({ clip }))];
  const land = POWER_LOOKS[power]?.land ?? '';
  return page.evaluate(
    async ({ picture, colour, tolerance }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(picture)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas to count pixels on.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const wanted = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
      const near = (pixel: number): boolean =>
        wanted.every((value, i) => Math.abs((data[4 * pixel + i] ?? 0) - value) <= tolerance);
      const count = data.length / 4;
      return Array.from({ length: count }, (_, i) => i).filter(near).length / count;
    },
    { picture: png, colour: land, tolerance: TOLERANCE },
  );
}
