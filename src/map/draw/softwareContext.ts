/**
 * The 2D context of a canvas that is drawn by the processor, or null if the browser has none. Outlines of many points
 * drawn by an emulated graphics card take a second, and nothing else of the page is shown meanwhile.
 */
export const softwareContext = (canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null =>
  canvas?.getContext('2d', { willReadFrequently: true }) ?? null;
