export const SHEET_SIZES = ['peek', 'half', 'full'] as const;
/** Height of the sheet: only its head and foot, half, or nearly the whole map. */
export type SheetSize = (typeof SHEET_SIZES)[number];

/** The next larger or smaller size; the last one stays. */
export function nextSize(size: SheetSize, by: 1 | -1): SheetSize {
  const at = SHEET_SIZES.indexOf(size) + by;
  return SHEET_SIZES[Math.max(0, Math.min(at, SHEET_SIZES.length - 1))] ?? size;
}

/** The size nearest to a height, given as a share of the map's height. */
export function nearestSize(part: number): SheetSize {
  if (part < 0.3) return 'peek';
  return part < 0.7 ? 'half' : 'full';
}
