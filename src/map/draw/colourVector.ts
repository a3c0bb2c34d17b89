/** A colour for shaders: red, green, blue and alpha from 0 to 1, premultiplied. `hex` is "#rrggbb". */
export function colourVector(hex: string, alpha = 1): Float32Array {
  const part = (from: number): number => (parseInt(hex.slice(from, from + 2), 16) / 255) * alpha;
  return new Float32Array([part(1), part(3), part(5), alpha]);
}
