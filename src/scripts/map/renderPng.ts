import { indexedPng } from './indexedPng.ts';

/** Draws an SVG as a PNG so many pixels wide. The renderer is loaded only when it is used. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return (await rendered(svg, width)).asPng();
}

/** Draws an SVG as a PNG in few colours, for pictures that are sent to every visitor. */
export async function renderSmallPng(svg: string, width: number): Promise<Uint8Array> {
  const { width: columns, height, pixels } = await rendered(svg, width);
  return indexedPng({ width: columns, height, pixels: pixels });
}

async function rendered(svg: string, width: number) {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
}
