import type { SpaceShape } from '../../geography/shapes.ts';
import type { SpaceInfo } from '../scene/MapScene.ts';
import type { Box, Occupied } from './Occupied.ts';
import type { Ground } from './placeBlocks.ts';

/** From here on a label would be read as another space's. */
const TOO_FAR_ASTRAY = 7;
/** An island with less room than this, in screen pixels of a small window, may have its name beside it in the water. */
const TIGHT = 44;

/**
 * The best free place for an upright label of this size on screen, as a box on the board; null if there is none.
 * A `loose` one may reach over a land border by about half: signs in a neighbour's land still hang on their own.
 */
export function uprightSpot(
  text: { readonly width: number; readonly height: number },
  shape: SpaceShape,
  place: SpaceInfo,
  ground: Ground,
  occupied: Occupied,
  zoom: number,
  scale: number,
  loose = false,
): Box | null {
  const size = { width: text.width / zoom, height: text.height / zoom };
  const beside = ground.surrounded.has(shape.id) && shape.radius * zoom < TIGHT * scale;
  if (!beside && size.width > shape.bounds[2] - shape.bounds[0]) return null;
  let best: Box | null = null;
  let least = TOO_FAR_ASTRAY;
  const look = (x: number, y: number, cost: number): void => {
    // Cheap questions first: there are very many places to ask about.
    if (cost >= least || (!beside && ground.grid.at(x, y) !== shape.id)) return;
    const box: Box = { x, y, width: size.width, height: size.height };
    if (y < size.height / 2 || y > ground.grid.height - size.height / 2 || !occupied.isFree(box)) return;
    const total = cost + strayCost(box, shape, place, ground, beside, loose);
    if (total < least) [best, least] = [box, total];
  };
  // Round the label point, round the anchor, and beside a small island.
  for (const [point, base] of [
    [shape.label, 0],
    [shape.anchor, 0.4],
  ] as const) {
    for (const [across, down, cost] of SHIFTS) {
      if (base + cost >= least) break;
      look(point[0] + across * size.width, point[1] + down * size.height, base + cost);
    }
  }
  if (beside) for (const [x, y, cost] of spotsBeside(shape, size, zoom)) look(x, y, cost);
  return best;
}

type Spot = readonly [x: number, y: number, cost: number];

/** Shifts round a point, in a label's widths and heights, the nearest first. */
const SHIFTS: readonly Spot[] = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2.2, -2.2, 3, -3]
  .flatMap((down) =>
    [0, 0.3, -0.3, 0.65, -0.65].map((across): Spot => [across, down, Math.abs(down) * 0.5 + Math.abs(across)]),
  )
  .sort((a, b) => a[2] - b[2]);

function spotsBeside(shape: SpaceShape, { width, height }: { width: number; height: number }, zoom: number): Spot[] {
  const [x, y] = shape.anchor;
  return [1, 1.6, 2.4].flatMap((grown): Spot[] => {
    const away = (shape.radius * 0.9 + 2 / zoom) * grown;
    const [dx, dy] = [away + width / 2, away + height / 2];
    const straight: Spot[] = [
      [x, y + dy, 1.5 * grown],
      [x + dx, y, 1.6 * grown],
      [x - dx, y, 1.7 * grown],
      [x, y - dy, 1.8 * grown],
    ];
    const corners = [
      [dx, dy],
      [-dx, dy],
      [dx, -dy],
      [-dx, -dy],
    ] as const;
    return [...straight, ...corners.map(([across, down]): Spot => [x + across, y + down, 2.2 * grown])];
  });
}

/** So many of the fifteen places looked at may lie in the water off a coast. */
const AFLOAT = 4;
const LOOSE = 7;

/** What a label covers that is not its own. Foreign land is never covered; a name beside its island may touch some. */
function strayCost(
  box: Box,
  shape: SpaceShape,
  place: SpaceInfo,
  { grid, places }: Ground,
  beside: boolean,
  loose: boolean,
): number {
  let away = 0;
  let cost = 0;
  for (const down of [0, -0.42, 0.42]) {
    for (const across of [-0.48, 0.48, -0.24, 0.24, 0]) {
      const space = grid.at(box.x + across * box.width, box.y + down * box.height);
      if (space === shape.id) continue;
      const land = space !== null && places.get(space)?.kind === 'land';
      if (place.kind === 'sea' || (land && !beside && !loose)) return Infinity;
      away++;
      cost += land ? (beside ? 4 : 0.6) : beside ? 0.1 : 0.6;
    }
  }
  return !beside && away > (loose ? LOOSE : AFLOAT) ? Infinity : cost;
}
