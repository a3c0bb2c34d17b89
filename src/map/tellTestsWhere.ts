import type { SpaceId } from '../engine/index.ts';
import type { Point } from '../geography/shapes.ts';
import type { Atlas } from './Atlas.ts';
import type { MapLayout } from './layout/mapLayout.ts';

declare global {
  interface Window {
    /** Only with `?e2e` in the address: where to click for a space, in client pixels. */
    warboardPointOf?: (space: SpaceId) => { readonly x: number; readonly y: number } | null;
  }
}

/**
 * End-to-end tests click the real canvas, but a canvas has no elements to find. With `?e2e` in the address
 * the page says where a space is; nothing else is told and nothing can be done this way.
 */
export function tellTestsWhere(
  canvas: HTMLCanvasElement,
  { byId, frame }: Atlas,
  spaceAt: (at: Point, touch: boolean) => SpaceId | null,
  layout: () => MapLayout,
): () => void {
  if (!new URLSearchParams(location.search).has('e2e')) return () => {};
  window.warboardPointOf = (space) => {
    const shape = byId.get(space);
    if (!shape) return null;
    const block = layout().blocks.find((placed) => placed.space === space);
    const points: Point[] = [shape.anchor, shape.label, ...(block ? [[block.x, block.y] as const] : [])];
    const onScreen = points.map((point) => frame.windowPoint(point));
    // Another space's units may stand on the anchor.
    const found = onScreen.find((point) => spaceAt(point, false) === space) ?? onScreen[0];
    if (!found) return null;
    const { left, top } = canvas.getBoundingClientRect();
    return { x: found[0] + left, y: found[1] + top };
  };
  return () => {
    delete window.warboardPointOf;
  };
}
