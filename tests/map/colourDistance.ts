import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
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

/** WCAG contrast, 1 to 21. */
export const contrast = (a: string, b: string, sight = 'full'): number => wcagContrast(seen(a, sight), seen(b, sight));
