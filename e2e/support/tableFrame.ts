import { expect, type Frame, type Page } from '@playwright/test';

/** The frame in which table mode shows the page, with a finger that reaches through it. */
export interface TableFrame {
  readonly frame: Frame;
  /** Taps a space on the map, wherever the frame's turn has brought it. */
  tapOnMap(space: string): Promise<void>;
}

/** Waits until table mode shows the map. */
export async function throughFrame(page: Page): Promise<TableFrame> {
  const element = await page.waitForSelector('#table-frame');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('Table mode shows no frame.');
  await frame.waitForFunction(() => window.warboardPointOf !== undefined);
  return {
    frame,
    tapOnMap: async (space) => {
      const pointNow = () => frame.evaluate((id) => window.warboardPointOf?.(id) ?? null, space);
      await expect.poll(pointNow).not.toBeNull();
      const at = await element.evaluate(
        (box, point) => {
          const turned = new DOMMatrix(getComputedStyle(box).transform).transformPoint(
            new DOMPoint(point?.x, point?.y),
          );
          return { x: turned.x, y: turned.y };
        },
        await pointNow(),
      );
      await page.touchscreen.tap(at.x, at.y);
    },
  };
}
