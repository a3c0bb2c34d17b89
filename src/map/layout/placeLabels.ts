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
    for (const text of labelTexts(place, controller(shape.id), detail, shape.radius * zoom, measure)) {
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
  const beside = ground.surrounded.has(shape.id) && shape.radius * zoom < 44;
  if (!beside && size.width > shape.bounds[2] - shape.bounds[0]) return null;
  let best: Box | null = null;
  let least = TOO_FAR_ASTRAY;
  for (const [x, y, cost] of spots(shape, size, beside, zoom)) {
    if (cost >= least) break;
    const box: Box = { x, y, ...size };
    if (y < size.height / 2 || y > ground.grid.height - size.height / 2 || !occupied.isFree(box)) continue;
    const total = cost + strayCost(box, shape, place, ground, beside);
    if (total < least) [best, least] = [box, total];
  }
  return best;
}

/** Places to try, the nearest first: the label point, around it, around the anchor, and beside a small island. */
function spots(shape: SpaceShape, { width, height }: { width: number; height: number }, beside: boolean, zoom: number): [x: number, y: number, cost: number][] {
  const found: [number, number, number][] = [];
  for (const [point, base] of [[shape.label, 0], [shape.anchor, 0.4]] as const) {
    for (const down of [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2.2, -2.2, 3, -3]) {
      for (const across of [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8]) {
        found.push([point[0] + across * width, point[1] + down * height, base + Math.abs(down) * 0.5 + Math.abs(across)]);
      }
    }
  }
  if (beside) {
    const [x, y] = shape.anchor;
    for (const grown of [1, 1.6, 2.4]) {
      const away = (shape.radius * 0.9 + 2 / zoom) * grown;
      const [dx, dy] = [away + width / 2, away + height / 2];
      found.push([x, y + dy, 1.5 * grown], [x + dx, y, 1.6 * grown], [x - dx, y, 1.7 * grown], [x, y - dy, 1.8 * grown]);
      found.push([x + dx, y + dy, 2.2 * grown], [x - dx, y + dy, 2.2 * grown], [x + dx, y - dy, 2.2 * grown], [x - dx, y - dy, 2.2 * grown]);
    }
  }
  return found.sort((a, b) => a[2] - b[2]);
}

/** From here on a label would be read as another space's. */
const TOO_FAR_ASTRAY = 7;

function strayCost(box: Box, shape: SpaceShape, place: Place, { grid, places }: Ground, beside: boolean): number {
  let own = 0;
  let cost = 0;
  for (const across of [-0.48, -0.24, 0, 0.24, 0.48]) {
    for (const down of [-0.42, 0, 0.42]) {
      const space = grid.at(box.x + across * box.width, box.y + down * box.height);
      if (space === shape.id) own++;
      else if (place.kind === 'sea') return Infinity;
      else if (space !== null && places.get(space)?.kind === 'land') cost += beside ? 4 : 1.8;
      else cost += beside ? 0.1 : 0.6;
    }
  }
  return !beside && own < 8 ? Infinity : cost;
}
