import type { Pattern } from '../../../../emblems/looks.ts';

/** The side of a tile. */
export const TILE = 8;

/** One tile of each pattern. */
export const PATTERN_TILES: Readonly<Record<Pattern, string>> = {
  plain: '',
  hatched: 'M-2 6L6 -2M2 10L10 2',
  striped: 'M-2 6L6 -2M2 10L10 2',
  crossed: 'M-1 9L9 -1M-1 -1L9 9',
  chevrons: 'M1 -1L6 4L1 9',
  waves: 'M0 4Q2 1 4 4T8 4',
  dotted: 'M3 4H5.4',
  barred: 'M0 4H8',
  ruled: 'M4 0V8',
  dashed: 'M0 2H4M4 6H8',
  ticked: 'M2 0V4M6 4V8',
};
