/** Colour distances for tests: CIEDE-free and simple, ΔE*ab in CIELAB, also as colour-blind eyes see it. */
type Rgb = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1; applied to linear light. */
export const SIGHTS: Readonly<Record<string, readonly number[]>> = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const linear = (hex: string): Rgb => {
  const part = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

const times = (matrix: readonly number[], [r, g, b]: Rgb): Rgb => {
  const row = (i: number): number => (matrix[i] ?? 0) * r + (matrix[i + 1] ?? 0) * g + (matrix[i + 2] ?? 0) * b;
  return [row(0), row(3), row(6)];
};

function lab(rgb: Rgb): Rgb {
  const [x, y, z] = times([0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505], rgb);
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.9505), f(y), f(z / 1.089)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const seen = (hex: string, sight: string): Rgb => {
  const [r, g, b] = times(SIGHTS[sight] ?? [], linear(hex));
  const inside = (value: number): number => Math.min(1, Math.max(0, value));
  return lab([inside(r), inside(g), inside(b)]);
};

export function colourDistance(a: string, b: string, sight = 'full'): number {
  const [one, other] = [seen(a, sight), seen(b, sight)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: string, b: string): number {
  const light = (hex: string): number => times([0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0, 0], linear(hex))[0];
  const [one, other] = [light(a), light(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
