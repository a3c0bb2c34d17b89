import type { SpaceId } from '../../engine/index.ts';
import type { Point, SpaceShape } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { layoutOpacity } from '../layout/layoutOpacity.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import type { Hit } from '../input/underPointer.ts';

declare global {
  interface Window {
    /** Only with `?e2e` in the address: where to click for a space, or for a counter in it, in client pixels. */
    warboardPointOf?: (space: SpaceId, counter?: string) => { readonly x: number; readonly y: number } | null;
  }
}

/** Further points to try around a point, in screen pixels; the closest are for narrow zones between stacks. */
const OFFSETS: readonly Point[] = [16, 32, 8].flatMap((far): Point[] => [
  [0, -far],
  [0, far],
  [-far, 0],
  [far, 0],
]);
/**
 * End-to-end tests click the canvas, which has no elements to find. With `?e2e` in the address the page tells them
 * where a space is. This is read-only. Returns a function that removes it.
 */
export function exposeTestPoints(
  canvas: HTMLCanvasElement,
  { byId, view }: MapContext,
  hit: (at: Point, isTouch: boolean) => Hit | null,
  layout: () => MapLayout,
): () => void {
  if (!new URLSearchParams(location.search).has('e2e')) return () => {};
  window.warboardPointOf = (space, counter) => {
    const shape = byId.get(space);
    // Null until everything is laid out for the present zoom.
    if (!shape || layoutOpacity(layout().zoom, view.camera().zoom) < 1) return null;
    const block = layout().blocks.find((placed) => placed.space === space);
    const found = counter === undefined ? pointOf(shape, block) : counterPoint(block, counter);
    if (!found) return null;
    const { left, top } = canvas.getBoundingClientRect();
    return { x: found[0] + left, y: found[1] + top };
  };

  /** A point that hits the space, if possible not on a counter, because pressing a counter chooses its units. */
  function pointOf(shape: SpaceShape, block: PlacedBlock | undefined): Point | undefined {
    const main: Point[] = [shape.anchor, shape.label, ...(block ? [[block.x, block.y] as const] : [])];
    const { left, top } = canvas.getBoundingClientRect();
    const isUncovered = ([x, y]: Point): boolean => document.elementFromPoint(x + left, y + top) === canvas;
    const points = main
      .map((point) => view.toWindowPoint(point))
      .flatMap((point): Point[] => [point, ...OFFSETS.map(([x, y]): Point => [point[0] + x, point[1] + y])]);
    const isHere = (point: Point, isTouch: boolean): boolean => hit(point, isTouch)?.space === shape.id;
    const all = points.filter((point) => isHere(point, false));
    const seen = all.filter(isUncovered);
    const hits = seen.length > 0 ? seen : all;
    const isFree = (point: Point, isTouch: boolean): boolean => (hit(point, isTouch)?.piece ?? null) === null;
    // Best where no finger presses a counter either: one of a neighbour may be close.
    return (
      hits.find((point) => isFree(point, true) && isHere(point, true)) ??
      hits.find((point) => isFree(point, false) && isHere(point, true)) ??
      hits.find((point) => isHere(point, true)) ??
      hits.find((point) => isFree(point, false)) ??
      hits[0] ??
      view.toWindowPoint(shape.anchor)
    );
  }

  function counterPoint(block: PlacedBlock | undefined, counter: string): Point | undefined {
    const piece = block?.block.pieces.find(({ stack }) => stack?.type === counter);
    if (!block || !piece) return undefined;
    const [x, y] = view.toWindowPoint([block.x, block.y]);
    return [
      x - block.block.width / 2 + piece.x + piece.width / 2,
      y - block.block.height / 2 + piece.y + piece.height / 2,
    ];
  }

  return () => {
    delete window.warboardPointOf;
  };
}
