import type { Pattern } from '../../emblems/looks.ts';

/** Width and spacing of a pattern's strokes, in screen pixels; at some zooms up to twice as much. */
interface Strokes {
  readonly width: number;
  readonly spacing: number;
  /** A dash is `spacing` long, like the gap after it; dots are as long as they are wide. */
  readonly kind: 'lines' | 'crossing lines' | 'dashes' | 'dots';
}

/** The patterns that mark where units can move. Between thin strokes the controller's colour stays visible. */
export const STROKES = {
  striped: { width: 1.7, spacing: 13.5, kind: 'lines' },
  crossed: { width: 1.4, spacing: 22, kind: 'crossing lines' },
  chevrons: { width: 2.2, spacing: 17.5, kind: 'lines' },
  waves: { width: 1.7, spacing: 13.5, kind: 'lines' },
  dotted: { width: 4.4, spacing: 12, kind: 'dots' },
  barred: { width: 1.7, spacing: 13.5, kind: 'lines' },
  ruled: { width: 1.7, spacing: 13.5, kind: 'lines' },
  dashed: { width: 2.5, spacing: 11, kind: 'dashes' },
  ticked: { width: 2.5, spacing: 11, kind: 'dashes' },
} as const satisfies Readonly<Record<Exclude<Pattern, 'plain' | 'hatched'>, Strokes>>;

export type Stroked = keyof typeof STROKES;

/** Opacity of strokes. */
export const STROKE_ALPHA = 0.85;
/** Opacity of the highlight on the space under the pointer. */
export const HOVER_ALPHA = 0.12;

/** The share of the area that a pattern's strokes cover. */
export function shareCovered(pattern: Stroked): number {
  const { width, spacing, kind }: Strokes = STROKES[pattern];
  const share = width / spacing;
  if (kind === 'lines') return share;
  if (kind === 'crossing lines') return 2 * share - share ** 2;
  return kind === 'dashes' ? share / 2 : (Math.PI / 4) * share ** 2;
}
