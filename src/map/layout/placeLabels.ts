import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { Place } from '../MapScene.ts';
import { wrapX } from '../wrap.ts';
import type { Detail } from './detail.ts';
import { labelTexts, type LabelText, type Measure } from './labelText.ts';
import type { Box, Occupied } from './Occupied.ts';
import type { Ground } from './placeBlocks.ts';

export interface PlacedLabel {
  readonly space: SpaceId;
  readonly text: LabelText;
  /** Middle, in board pixels. */
  readonly x: number;
  readonly y: number;
}

/** Labels that find room, the weightier first; those that do not are left out until one comes closer. */
export function placeLabels(
  shapes: readonly SpaceShape[],
  controller: (space: SpaceId) => PowerId | null,
  ground: Ground,
  occupied: Occupied,
  detail: Detail,
  zoom: number,
  measure: Measure,
): PlacedLabel[] {
  const known = shapes.flatMap((shape) => {
    const place = ground.places.get(shape.id);
    return place ? [{ shape, place }] : [];
  });
  known.sort((a, b) => weight(b.place, b.shape) - weight(a.place, a.shape));
  return known.flatMap(({ shape, place }): PlacedLabel[] => {
    for (const text of labelTexts(place, controller(shape.id), detail, measure)) {
      const box = roomFor(text, shape, place, ground, occupied, zoom);
      if (!box) continue;
      occupied.add(box);
      return [{ space: shape.id, text, x: wrapX(box.x, ground.grid.width), y: box.y }];
    }
    return [];
  });
}

const weight = (place: Place, shape: SpaceShape): number =>
  (place.capitalCity ? 2000 : 0) + (place.complex ? 500 : 0) + place.ipc * 100 + (place.kind === 'land' ? 100 : 0) + Math.min(100, shape.radius);

function roomFor(text: LabelText, shape: SpaceShape, place: Place, ground: Ground, occupied: Occupied, zoom: number): Box | null {
  const size = { width: text.width / zoom, height: text.height / zoom };
  let best: Box | null = null;
  let least = Infinity;
  for (const [x, y, cost] of spots(shape, size, zoom)) {
    if (cost >= least) continue;
    const box: Box = { x, y, ...size };
    if (y < size.height / 2 || y > ground.grid.height - size.height / 2 || !occupied.isFree(box)) continue;
    const total = cost + strayCost(box, shape, place, ground, zoom);
    if (total < least) [best, least] = [box, total];
  }
  return least < 10 ? best : null;
}

/** Places to try: the label point, around it, around the anchor, and beside a small island. */
function spots(shape: SpaceShape, { width, height }: { width: number; height: number }, zoom: number): [x: number, y: number, cost: number][] {
  const found: [number, number, number][] = [];
  for (const [point, base] of [[shape.label, 0], [shape.anchor, 0.4]] as const) {
    for (const down of [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2.2, -2.2, 3, -3]) {
      for (const across of [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8]) {
        found.push([point[0] + across * width, point[1] + down * height, base + Math.abs(down) * 0.5 + Math.abs(across)]);
      }
    }
  }
  const [x, y] = shape.anchor;
  const beside = shape.radius * 0.9 + 2 / zoom;
  for (const grown of [1, 1.6]) {
    const [dx, dy] = [beside * grown + width / 2, beside * grown + height / 2];
    found.push([x, y + dy, 3 * grown], [x + dx, y, 3.1 * grown], [x - dx, y, 3.2 * grown], [x, y - dy, 3.3 * grown]);
    found.push([x + dx, y + dy, 4 * grown], [x - dx, y + dy, 4 * grown], [x + dx, y - dy, 4 * grown], [x - dx, y - dy, 4 * grown]);
  }
  return found;
}

/** Ten or more means that the label would be read as another space's. */
function strayCost(box: Box, shape: SpaceShape, place: Place, { grid, places }: Ground, zoom: number): number {
  const island = shape.radius * zoom < 30;
  let own = 0;
  let cost = 0;
  for (const across of [-0.48, -0.24, 0, 0.24, 0.48]) {
    for (const down of [-0.42, 0, 0.42]) {
      const space = grid.at(box.x + across * box.width, box.y + down * box.height);
      if (space === shape.id) own++;
      else if (place.kind === 'sea') return Infinity;
      else if (space !== null && places.get(space)?.kind === 'land') cost += island ? 4 : 2.6;
      else cost += island ? 0.1 : 0.7;
    }
  }
  return cost + (own === 0 && !island ? 10 : 0);
}
