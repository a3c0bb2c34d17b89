/** A box in window pixels, counted from the map's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The parts of these boxes that lie over the map, in whole pixels from its corner; boxes beside it are left out. */
export function clipToMap(map: Box, boxes: readonly Box[]): readonly Box[] {
  const width = map.right - map.left;
  const height = map.bottom - map.top;
  return boxes.flatMap((box) => {
    const cover = {
      left: Math.max(0, Math.floor(box.left - map.left)),
      top: Math.max(0, Math.floor(box.top - map.top)),
      right: Math.min(width, Math.ceil(box.right - map.left)),
      bottom: Math.min(height, Math.ceil(box.bottom - map.top)),
    };
    return cover.right > cover.left && cover.bottom > cover.top ? [cover] : [];
  });
}

export const areSameBoxes = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.length === others.length &&
  some.every((a, i) => {
    const b = others[i];
    return a.left === b?.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
  });

/** How much two boxes have in common, in square pixels. */
export function overlapArea(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
