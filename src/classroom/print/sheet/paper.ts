export const PAPERS = ['A4', 'A3'] as const;
export type Paper = (typeof PAPERS)[number];

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Upright. */
const SIZES: Readonly<Record<Paper, Size>> = { A4: { width: 210, height: 297 }, A3: { width: 297, height: 420 } };

/** The size of a sheet, in millimetres. */
export function sheetSize(paper: Paper, orientation: Orientation): Size {
  const { width, height } = SIZES[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

/** Most printers leave a few millimetres white at the edge. */
export const MARGIN = 10;
