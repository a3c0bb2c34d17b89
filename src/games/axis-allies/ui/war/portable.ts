/** Where the typeface of the page is missing, names at the right are wider; in units of the drawing. */
const SPARE = 48;

/** A drawing as it is saved: with its own size, `scale` times that of its units, and room for another typeface. */
export function portable(drawing: SVGSVGElement, scale: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('viewBox', `0 0 ${width + SPARE} ${height}`);
  copy.setAttribute('width', String((width + SPARE) * scale));
  copy.setAttribute('height', String(height * scale));
  return copy;
}
