import type { Page } from '@playwright/test';
import { POWER_LOOKS } from '../../src/games/axis-allies/emblems/looks.ts';

/** Pixels within this distance on each side are counted. */
const RADIUS = 40;
/** Allowed difference of each colour channel, because relief is drawn over the land's colour. */
const TOLERANCE = 10;
const OPAQUE = 255;

/** The share of screen pixels round a point that have the colour of a power's land. */
export async function shareOfLand(page: Page, at: { x: number; y: number }, power: string): Promise<number> {
  const clip = { x: at.x - RADIUS, y: at.y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const land = POWER_LOOKS[power]?.land ?? '';
  const colour = [1, 3, 5].map((from) => parseInt(land.slice(from, from + 2), 16));
  return shareOf(page, await page.screenshot({ clip }), [...colour, OPAQUE], TOLERANCE);
}

/** The share of the window's pixels where the browser has drawn nothing. */
export const shareUndrawn = async (page: Page): Promise<number> =>
  shareOf(page, await page.screenshot(), [0, 0, 0, 0], 0);

/** The share of a picture's pixels of this colour: red, green, blue and opacity, each up to 255. */
const shareOf = (page: Page, png: Buffer, colour: readonly number[], tolerance: number): Promise<number> =>
  page.evaluate(
    async ({ picture, wanted, most }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas to count pixels on.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      // A loop, since a large window has millions of pixels.
      let near = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, i) => Math.abs((data[at + i] ?? 0) - value) <= most)) near += 1;
      return (4 * near) / data.length;
    },
    { picture: png.toString('base64'), wanted: colour, most: tolerance },
  );
