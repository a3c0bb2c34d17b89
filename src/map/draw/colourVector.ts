/** A colour as shaders take it: four numbers from 0 to 1, red, green and blue already multiplied by alpha. */
export function colourVector(hex: string, alpha = 1): Float32Array {
  const part = (from: number): number => (parseInt(hex.slice(from, from + 2), 16) / 255) * alpha;
  return new Float32Array([part(1), part(3), part(5), alpha]);
}
