import type { Pattern } from '../../emblems/signs.ts';

/** How a pattern of marks is drawn: strokes so wide and so far apart, in screen pixels or up to twice as many. */
interface Strokes {
  readonly width: number;
  readonly every: number;
  /** Dashes have their own length, and the same again as a gap; dots are as long as they are wide. */
  readonly kind: 'lines' | 'crossing lines' | 'dashes' | 'dots';
}

/** The patterns that mark where units can go. Between thin strokes the ground keeps the colour of whose it is. */
export const STROKES = {
  striped: { width: 1.7, every: 13.5, kind: 'lines' },
  crossed: { width: 1.4, every: 22, kind: 'crossing lines' },
  chevrons: { width: 2.2, every: 17.5, kind: 'lines' },
  waves: { width: 1.7, every: 13.5, kind: 'lines' },
  dotted: { width: 4.4, every: 12, kind: 'dots' },
  barred: { width: 1.7, every: 13.5, kind: 'lines' },
  ruled: { width: 1.7, every: 13.5, kind: 'lines' },
  dashed: { width: 2.5, every: 11, kind: 'dashes' },
  ticked: { width: 2.5, every: 11, kind: 'dashes' },
} as const satisfies Readonly<Record<Exclude<Pattern, 'plain' | 'hatched'>, Strokes>>;

export type Stroked = keyof typeof STROKES;

/** How strongly strokes are inked. */
export const STROKE_ALPHA = 0.85;
/** The light on the space under the pointer. */
export const HOVER_ALPHA = 0.12;

/** What share of the ground the strokes of a pattern cover. */
export function shareCovered(pattern: Stroked): number {
  const { width, every, kind }: Strokes = STROKES[pattern];
  const share = width / every;
  if (kind === 'lines') return share;
  if (kind === 'crossing lines') return 2 * share - share ** 2;
  return kind === 'dashes' ? share / 2 : (Math.PI / 4) * share ** 2;
}
