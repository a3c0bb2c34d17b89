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

/** A projector in a lit room: its black is a grey, its white a paler grey, and light between adds to both. */
const LIFTED = 0.12;
const BRIGHTEST = 0.8;

function projected(colour: Color): Color {
  const { r, g, b } = linear(colour);
  const lit = (value: number): number => LIFTED + value * (BRIGHTEST - LIFTED);
  return screen({ mode: 'lrgb', r: lit(r), g: lit(g), b: lit(b) });
}

/**
 * How eyes and screens see a colour. The three kinds of colour blindness are Machado, Oliveira and Fernandes 2009 at
 * full severity.
 */
export const SIGHTS: Readonly<Record<string, (colour: Color) => Color>> = {
  full: (colour) => colour,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
  projector: projected,
};

const difference = differenceCiede2000();

const seen = (hex: string, sight: string): Color => {
  const colour = parse(hex);
  if (!colour) throw new Error(`${hex} is no colour`);
  return SIGHTS[sight]?.(colour) ?? colour;
};

/** How far apart two colours look, by CIEDE2000: 1 can just be seen side by side, 10 at a glance. */
export const colourDistance = (a: string, b: string, sight = 'full'): number =>
  difference(seen(a, sight), seen(b, sight));

/** For eyes that see no colours at all, only how light things are. */
export function grey(hex: string): string {
  const { r, g, b } = linear(seen(hex, 'full'));
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return formatHex({ mode: 'lrgb', r: light, g: light, b: light });
}

/** What is seen of ground under a colour that covers a share of it, or lies on it so thinly. */
export const laidOver = (ground: string, colour: string, share: number): string =>
  formatHex(interpolate([ground, colour], 'rgb')(share));

/** WCAG contrast, 1 to 21. */
export const contrast = (a: string, b: string, sight = 'full'): number => wcagContrast(seen(a, sight), seen(b, sight));
