import type { Page } from '@playwright/test';
import { POWER_LOOKS } from '../../src/emblems/powers.ts';

/** How far pixels are looked at to each side of a place. */
const REACH = 40;
/** By so much a red, green or blue may differ from a land's colour: mountains and letters are drawn on it. */
const SLACK = 10;

/** What share of the picture round a place has the colour of a power's land, as the screen shows it. */
export async function shareOfLand(page: Page, at: { x: number; y: number }, power: string): Promise<number> {
  const clip = { x: at.x - REACH, y: at.y - REACH, width: 2 * REACH, height: 2 * REACH };
  const png = [...(await page.screenshot({ clip }))];
  const land = POWER_LOOKS[power]?.land ?? '';
  return page.evaluate(
    async ({ picture, colour, slack }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(picture)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas to count pixels on.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const wanted = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
      const near = (pixel: number): boolean =>
        wanted.every((value, i) => Math.abs((data[4 * pixel + i] ?? 0) - value) <= slack);
      const count = data.length / 4;
      return Array.from({ length: count }, (_, i) => i).filter(near).length / count;
    },
    { picture: png, colour: land, slack: SLACK },
  );
}
