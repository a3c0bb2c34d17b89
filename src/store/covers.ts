/** A box in pixels, measured from the top left corner of the window or of the map. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Clips boxes to the map, in whole pixels from its corner. Boxes outside the map are dropped. */
export function clipToMap(map: ScreenBox, boxes: readonly ScreenBox[]): readonly ScreenBox[] {
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

export const areSameBoxes = (some: readonly ScreenBox[], others: readonly ScreenBox[]): boolean =>
  some.length === others.length &&
  some.every((a, i) => {
    const b = others[i];
    return a.left === b?.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
  });

/** The area that two boxes share, in square pixels. */
export function overlapArea(a: ScreenBox, b: ScreenBox): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
