import type { SpaceId, UnitTypeId } from '../../engine/index.ts';
import type { Point, SpaceShape } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { layoutOpacity } from '../layout/layoutOpacity.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import { pieceUnderPointer } from '../input/underPointer.ts';

declare global {
  interface Window {
    /** Only with `?e2e` in the address: where to click for a space, or for a counter in it, in client pixels. */
    warboardPointOf?: (space: SpaceId, counter?: UnitTypeId) => { readonly x: number; readonly y: number } | null;
  }
}

/** Where else to look about a point, in screen pixels. */
const ROUND: readonly Point[] = [16, 32].flatMap((far): Point[] => [
  [0, -far],
  [0, far],
  [-far, 0],
  [far, 0],
]);

/**
 * End-to-end tests click the real canvas, but a canvas has no elements to find. With `?e2e` in the address
 * the page says where a space is; nothing else is told and nothing can be done this way.
 */
export function exposeTestPoints(
  canvas: HTMLCanvasElement,
  { byId, view }: MapContext,
  spaceAt: (at: Point, touch: boolean) => SpaceId | null,
  layout: () => MapLayout,
): () => void {
  if (!new URLSearchParams(location.search).has('e2e')) return () => {};
  window.warboardPointOf = (space, counter) => {
    const shape = byId.get(space);
    // Until all has been laid out for the zoom that is seen, nothing has its place.
    if (!shape || layoutOpacity(layout().zoom, view.camera().zoom) < 1) return null;
    const block = layout().blocks.find((placed) => placed.space === space);
    const found = counter === undefined ? pointOf(shape, block) : counterPoint(block, counter);
    if (!found) return null;
    const { left, top } = canvas.getBoundingClientRect();
    return { x: found[0] + left, y: found[1] + top };
  };

  /** Away from counters, for a press on one chooses it; and where no other space's units stand. */
  function pointOf(shape: SpaceShape, block: PlacedBlock | undefined): Point | undefined {
    const marked: Point[] = [shape.anchor, shape.label, ...(block ? [[block.x, block.y] as const] : [])];
    const points = marked
      .map((point) => view.toWindowPoint(point))
      .flatMap((point): Point[] => [point, ...ROUND.map(([x, y]): Point => [point[0] + x, point[1] + y])]);
    const own = points.filter((point) => spaceAt(point, false) === shape.id);
    const isFree = (point: Point): boolean =>
      pieceUnderPointer(layout(), view.toBoardPoint(point), view.camera().zoom, view.board.width, false) === null;
    return own.find(isFree) ?? own[0] ?? view.toWindowPoint(shape.anchor);
  }

  function counterPoint(block: PlacedBlock | undefined, counter: UnitTypeId): Point | undefined {
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
