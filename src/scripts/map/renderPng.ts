/** Draws an SVG as a PNG so many pixels wide. The renderer is loaded only when it is used. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
