/**
 * How powers, pieces and what is said of spaces look on the map and beside it; a family of games gives its own
 * (src/games/face/looks.ts). Every drawing is one SVG path in a box.
 */

/** Width and height of the box of a power's emblem. */
export const EMBLEM_BOX = 24;
/** The box of silhouettes and of the marks of spaces. */
export const SILHOUETTE_BOX = { width: 48, height: 32 } as const;
/** Width and height of the box of a sign's glyph. */
export const SIGN_BOX = 24;

export interface PowerLook {
  /** The full colour: for counters, panels and the top bar. */
  readonly colour: string;
  /** The hue of `colour`, paler: for its territories on the map. */
  readonly land: string;
  /** For the band inside its territories' borders. */
  readonly border: string;
  /** For what is drawn on `colour`: silhouettes, counts, the emblem. */
  readonly ink: string;
  /** Filled by the even-odd rule. */
  readonly emblem: string;
}

/** Fill patterns for land, so that nothing is marked by colour alone. */
export const PATTERNS = [
  'plain',
  'hatched',
  'striped',
  'crossed',
  'chevrons',
  'waves',
  'dotted',
  'barred',
  'ruled',
  'dashed',
  'ticked',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A sign on a space: what an order to go there would do, or what needs attention there. */
export interface SignLook {
  readonly colour: string;
  /** Fills the space, where the sign says where pieces can go. */
  readonly pattern: Pattern;
  /** To stroke. */
  readonly glyph: string;
}

/** A mark under the name of a space, filled in ink by the even-odd rule. */
export interface MarkLook {
  readonly path: string;
  /** The empty part of its box on the left, and its width, relative to its height. */
  readonly left: number;
  readonly width: number;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A circle drawn the other way round. */
export const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The colour of neutral territories. */
export const NEUTRAL_LAND = '#f3eee0';

/** What nobody gave a look: a grey power with a disc, a pawn, a ring, a square. */
export const PLAIN_POWER: PowerLook = {
  colour: '#6f6a5d',
  land: NEUTRAL_LAND,
  border: '#c9c1ae',
  ink: '#fdf9ee',
  emblem: hole(12, 12, 10),
};
export const PLAIN_PIECE = `${circle(24, 8.5, 6.5)}M20.4 16.2H27.6L34 26.6V30H14V26.6Z`;
export const PLAIN_SIGN: SignLook = {
  colour: '#4b4637',
  pattern: 'striped',
  glyph: 'M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5',
};
export const PLAIN_MARK: MarkLook = { path: 'M10 2H38V30H10Z', left: 0.25, width: 1 };
