/** Floods the water from each zone's seeds up to the coasts and zone borders. */

import type { SeaZones } from './definitions.ts';
import type { Arrangement } from './faces.ts';
import { placeOnGrid, SCALE } from './grid.ts';
import { ICE, LAKE, SLIVER, WATER } from './labels.ts';
import type { AreaLabel } from './labels.ts';
import { forEachContact, Contacts } from './adjacency.ts';
import { at } from './planar.ts';
import type { Projection } from './projection.ts';
import type { Seam } from './seam.ts';
import { UnionFind } from './unionFind.ts';

/** Unseeded water larger than this, in square map pixels, is reported. */
const MIN_REPORTED = 150;
/** Inland water larger than this is a lake, smaller water a sliver. */
const MIN_LAKE = 12;
/** Rounds of assigning water that is cut off, for water behind other cut-off water. */
const ROUNDS = 4;

/** What the zones are flooded on. What is wrong is added to `faults`. */
interface ZoneGround {
  readonly arrangement: Arrangement;
  readonly labels: readonly AreaLabel[];
  readonly seam: Seam;
  readonly projection: Projection;
  readonly faults: string[];
}

/** The water of the ground: its faces in basins. */
interface Water extends ZoneGround {
  readonly isWater: (face: number) => boolean;
  readonly basins: UnionFind;
}

export function floodSeaZones(ground: ZoneGround, seeds: SeaZones['seeds']): AreaLabel[] {
  const { arrangement, labels, seam, faults } = ground;
  const isWater = (face: number): boolean => face >= 0 && labels[face] === WATER;
  const basins = joinBasins(arrangement, seam, isWater);
  const water: Water = { ...ground, isWater, basins };
  const zones = seedBasins(water, seeds);
  const areas = basinAreas(water);
  const locate = (basin: number): string => pointOf(water, basin);
  assignCutOffWater(water, zones, (basin, zone) => {
    const area = areas.get(basin) ?? 0;
    if (area > MIN_REPORTED)
      faults.push(`unseeded water of ${Math.round(area)} square pixels at ${locate(basin)} goes to ${zone}`);
  });
  for (const [basin, area] of areas) {
    if (zones.has(basin)) continue;
    if (area > MIN_REPORTED)
      faults.push(`unseeded inland water of ${Math.round(area)} square pixels at ${locate(basin)}`);
    zones.set(basin, area > MIN_LAKE ? LAKE : SLIVER);
  }
  return labels.map((label, face) => (isWater(face) ? (zones.get(basins.find(face)) ?? SLIVER) : label));
}

/** Joins faces separated only by other lines, such as claims that extend into the sea, into basins. */
function joinBasins(arrangement: Arrangement, seam: Seam, isWater: (face: number) => boolean): UnionFind {
  const { edgeCount, faceCount, isSeaLine, face } = arrangement;
  const basins = new UnionFind(faceCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    const [a, b] = [face(2 * edge), face(2 * edge + 1)];
    if (!isSeaLine[edge] && isWater(a) && isWater(b)) basins.join(a, b);
  }
  seam.forEachOpening((a, b) => {
    if (isWater(a) && isWater(b)) basins.join(a, b);
  });
  return basins;
}

function seedBasins(
  { arrangement, basins, isWater, projection, faults }: Water,
  seeds: SeaZones['seeds'],
): Map<number, AreaLabel> {
  const zones = new Map<number, AreaLabel>();
  const gridWidth = projection.width * SCALE;
  for (const [zone, places] of Object.entries(seeds)) {
    for (const place of places) {
      const [x, y] = placeOnGrid(place, projection);
      // Half a unit off the grid, so that the point lies on no vertex.
      const face = arrangement.faceAt((((x % gridWidth) + gridWidth) % gridWidth) + 0.3, Math.max(2, y) + 0.5);
      if (!isWater(face)) {
        // Some seeds of ice may lie on land or outside the board.
        if (zone !== ICE) faults.push(`the seed of ${zone} at ${place.join(', ')} is not in water`);
        continue;
      }
      const known = zones.get(basins.find(face));
      if (known !== undefined && known !== zone) faults.push(`${zone} and ${known} leak into each other`);
      else zones.set(basins.find(face), zone);
    }
  }
  return zones;
}

function basinAreas({ arrangement: { faceCount, area }, basins, isWater }: Water): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (let face = 0; face < faceCount; face++) {
    if (!isWater(face)) continue;
    const basin = basins.find(face);
    areas.set(basin, (areas.get(basin) ?? 0) + at(area, face) / SCALE ** 2);
  }
  return areas;
}

/** Water cut off by a zone border goes to the zone with which it has the longest contact; `tell` is told of each. */
function assignCutOffWater(
  { arrangement, basins, isWater }: Water,
  zones: Map<number, AreaLabel>,
  tell: (basin: number, zone: AreaLabel) => void,
): void {
  for (let round = 0; round < ROUNDS; round++) {
    const contacts = new Contacts<number, AreaLabel>();
    forEachContact(arrangement, (a, b, length) => {
      if (!isWater(a) || !isWater(b)) return;
      const [inner, zone] = [basins.find(a), zones.get(basins.find(b))];
      if (!zones.has(inner) && zone !== undefined) contacts.add(inner, zone, length);
    });
    contacts.forEachLongest((basin, zone) => {
      tell(basin, zone);
      zones.set(basin, zone);
    });
  }
}

/** A point of a basin's shore in map pixels, for fault reports. */
function pointOf({ arrangement, basins }: Water, basin: number): string {
  const { vertices, edgeCount, origin, face } = arrangement;
  for (let h = 0; h < 2 * edgeCount; h++) {
    if (basins.find(face(h)) === basin)
      return at(vertices, origin(h))
        .map((value) => Math.round(value / SCALE))
        .join(', ');
  }
  return 'an unknown place';
}
