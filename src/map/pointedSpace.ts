import type { SpaceId } from '../engine/index.ts';
import type { Point } from '../geography/shapes.ts';
import type { MapLayout } from './layout/mapLayout.ts';
import { spaceAt, type PickIndex } from './picking.ts';
import { wayTo } from './wrap.ts';

/** A fingertip catches tiny islands from farther away than a mouse. In screen pixels. */
const SLACK = { mouse: 10, touch: 22 } as const;

/** The space meant by a board point: the topmost small thing wins, units before names before ground. */
export function pointedSpace(pick: PickIndex, layout: MapLayout | null, [x, y]: Point, zoom: number, touch: boolean): SpaceId | null {
  const covers = (middle: { readonly x: number; readonly y: number }, width: number, height: number): boolean =>
    Math.abs(wayTo(middle.x, x, pick.width)) * zoom <= width / 2 && Math.abs(middle.y - y) * zoom <= height / 2;
  const block = layout?.blocks.find((placed) => covers(placed, placed.block.width, placed.block.height));
  if (block) return block.space;
  const label = layout?.labels.find((placed) => covers(placed, placed.text.width, placed.text.height));
  return label?.space ?? spaceAt(pick, [x, y], SLACK[touch ? 'touch' : 'mouse'] / zoom);
}
