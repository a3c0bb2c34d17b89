import type { Point } from '../../../geography/shapes.ts';

type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Hundredths of a millimetre are finer than any printer. */
export const rounded = (millimetres: number): number => Math.round(millimetres * 100) / 100;

/** Signs that a drawing cannot hold at all, such as a line feed typed into a title by another program. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in an SVG file. */
export const escaped = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element with its attributes, those that are undefined left out, and its content, which is SVG already. */
export function element(name: string, attributes: SvgAttributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`],
  );
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

const short = (value: number): string => String(value).replace('0.', value > -1 && value < 1 ? '.' : '0.');

/** The course of a line through these points, in millimetres; each from the one before, which takes less space. */
export function course(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map((point, i) => {
      const [x, y] = [Math.round(point[0] * 100), Math.round(point[1] * 100)];
      const [dx, dy] = [(x - lastX) / 100, (y - lastY) / 100];
      [lastX, lastY] = [x, y];
      return `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${short(dx)} ${short(dy)}`;
    })
    .join('');
}

/** The serif and the narrow face of the map, then such as other programs have. The narrow one has plain figures. */
const NARROW = "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif";
const SERIF = "Alegreya, 'Palatino Linotype', Georgia, 'Times New Roman', serif";

interface TextLook {
  /** Height of the type, in millimetres. */
  readonly size: number;
  readonly colour?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly narrow?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Its measured width: programs that lack the typeface then keep to it. */
  readonly width?: number;
  /** The colour of its edge, which keeps it apart from the ground. */
  readonly halo?: string;
}

/** A line of text on its base line; with a halo it stands on a second, broader one, which every program can draw. */
export function textAt([x, y]: Point, text: string, look: TextLook): string {
  const attributes = {
    x,
    y,
    'font-family': look.narrow === true ? NARROW : undefined,
    'font-size': look.size,
    'font-weight': look.bold === true ? 700 : undefined,
    'font-style': look.italic === true ? 'italic' : undefined,
    'text-anchor': look.anchor === 'start' ? undefined : look.anchor,
    textLength: look.width,
    lengthAdjust: look.width === undefined ? undefined : 'spacingAndGlyphs',
  };
  const words = element('text', { ...attributes, fill: look.colour ?? '#000' }, escaped(text));
  if (look.halo === undefined) return words;
  const edge = { stroke: look.halo, fill: look.halo, 'stroke-width': look.size * 0.26, 'stroke-linejoin': 'round' };
  return element('text', { ...attributes, ...edge, 'aria-hidden': 'true' }, escaped(text)) + words;
}

/** A whole drawing of this size in millimetres. It needs nothing but itself. */
export const drawing = (size: { readonly width: number; readonly height: number }, title: string, body: string) =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${size.width}mm`,
      height: `${size.height}mm`,
      viewBox: `0 0 ${size.width} ${size.height}`,
      'font-family': SERIF,
    },
    element('title', {}, escaped(title)) +
      element('rect', { width: size.width, height: size.height, fill: '#fff' }) +
      body,
  );
