/** Width and height of windows that are used with a mouse, and by touch. */
export const MOUSE = [
  [1280, 720],
  [1024, 768],
  [1920, 1080],
  [3840, 2160],
  // 1280×720 at 200 %
  [640, 360],
] as const;
export const TOUCH = [
  [1180, 820],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** Windows in which the page is laid out as in 1280×720, only with more room. */
const ROOMIER: readonly string[] = ['1920×1080', '3840×2160'];

/** Whether the page is laid out in its own way there; one of windows that are alike is enough for some checks. */
export const hasOwnLayout = (width: number, height: number): boolean => !ROOMIER.includes(`${width}×${height}`);
