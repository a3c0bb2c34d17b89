export const SHEET_SIZES = ['peek', 'half', 'full'] as const;
/** How far the sheet is drawn up: its heading and foot alone, beside the map, or over nearly all of it. */
export type SheetSize = (typeof SHEET_SIZES)[number];

/** The next size up or down; the last one stays. */
export function nextSize(size: SheetSize, by: 1 | -1): SheetSize {
  const at = SHEET_SIZES.indexOf(size) + by;
  return SHEET_SIZES[Math.max(0, Math.min(at, SHEET_SIZES.length - 1))] ?? size;
}

/** Where a sheet comes to rest that was let go when it covered this part of the map. */
export function nearestSize(part: number): SheetSize {
  if (part < 0.3) return 'peek';
  return part < 0.7 ? 'half' : 'full';
}
