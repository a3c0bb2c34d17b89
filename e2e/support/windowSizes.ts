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
