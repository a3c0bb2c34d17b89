/**
 * The 2D context of a canvas rendered by the CPU, or null if the browser has none. On an emulated graphics card,
 * outlines with many points take a second and block the page.
 */
export const softwareContext = (canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null =>
  canvas?.getContext('2d', { willReadFrequently: true }) ?? null;
