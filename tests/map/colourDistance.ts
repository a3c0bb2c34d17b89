import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  interpolate,
  parse,
  wcagContrast,
  type Color,
} from 'culori';

const linear = converter('lrgb');
const screen = converter('rgb');

/** A projector in a lit room shows black and white as these linear intensities. */
const BLACK = 0.12;
const WHITE = 0.8;

function projected(colour: Color): Color {
  const { r, g, b } = linear(colour);
  const lit = (value: number): number => BLACK + value * (WHITE - BLACK);
  return screen({ mode: 'lrgb', r: lit(r), g: lit(g), b: lit(b) });
}

/**
 * Simulations of how a colour looks to different eyes and on a projector. The three kinds of colour blindness follow
 * Machado, Oliveira and Fernandes 2009 at full severity.
 */
export const SIGHTS: Readonly<Record<string, (colour: Color) => Color>> = {
  full: (colour) => colour,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
  projector: projected,
};

const difference = differenceCiede2000();

const simulated = (hex: string, sight: string): Color => {
  const colour = parse(hex);
  if (!colour) throw new Error(`${hex} is not a colour`);
  return SIGHTS[sight]?.(colour) ?? colour;
};

/** The CIEDE2000 distance of two colours: 1 is just visible side by side, 10 at a glance. */
export const colourDistance = (a: string, b: string, sight = 'full'): number =>
  difference(simulated(a, sight), simulated(b, sight));

/** The grey of the same luminance. */
export function grey(hex: string): string {
  const { r, g, b } = linear(simulated(hex, 'full'));
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return formatHex({ mode: 'lrgb', r: light, g: light, b: light });
}

/** The mix of a ground and a colour that covers it with this opacity. */
export const laidOver = (ground: string, colour: string, share: number): string =>
  formatHex(interpolate([ground, colour], 'rgb')(share));

/** WCAG contrast, 1 to 21. */
export const contrast = (a: string, b: string, sight = 'full'): number =>
  wcagContrast(simulated(a, sight), simulated(b, sight));
