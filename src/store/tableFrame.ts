/*
 * Table mode shows the page once more in a frame of itself that fills the window, enlarged and turned. Inside, the page
 * is as in a smaller window that stands upright: pointers, popovers and sizes of the screen need no reckoning.
 */

/** The id of the frame's element. */
export const TABLE_FRAME = 'table-frame';

/** The frame around this page; null if it is in none. */
export function tableFrame(): HTMLElement | null {
  const frame = window.frameElement ?? null;
  return frame?.id === TABLE_FRAME ? (frame as HTMLElement) : null;
}

/** How much the frame enlarges this page; 1 without a frame. */
export const tableScale = (): number => Number(tableFrame()?.dataset['scale'] ?? 1);
