/** The atlas's rivers, which have no names, as a network in which a course can be found. */

import TinyQueue from 'tinyqueue';
import type { LonLat } from '../definitions.ts';
import { forEachLeg } from '../lines.ts';
import { at } from '../planar.ts';

export interface RiverNetwork {
  /** The shortest path along rivers through all points in order, or the first point that is too far from any river. */
  readonly course: (through: readonly LonLat[]) => { readonly line: readonly LonLat[] } | { readonly missing: LonLat };
}

/** Longest jump of a course, in degrees: the atlas interrupts rivers at lakes and at bad joints. */
const LONGEST_JUMP = 0.5;
/** A jump counts as this many times its length, so that rivers are preferred. */
const JUMP_COST = 4;
/** A point farther than this from every river, in degrees, is a fault. */
const MAX_DISTANCE = 1.2;

interface RiverLink {
  readonly to: number;
  readonly length: number;
}

export function createRiverNetwork(lines: readonly (readonly LonLat[])[]): RiverNetwork {
  const places: LonLat[] = [];
  const links: RiverLink[][] = [];
  const known = new Map<string, number>();
  const nodeAt = (place: LonLat): number => {
    const key = place.map((degrees) => degrees.toFixed(3)).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, places.length);
    links.push([]);
    return places.push(place) - 1;
  };
  const join = (a: number, b: number, cost = 1): void => {
    const length = distance(at(places, a), at(places, b)) * cost;
    at(links, a).push({ to: b, length });
    at(links, b).push({ to: a, length });
  };
  for (const line of lines) forEachLeg(line, (from, to) => join(nodeAt(from), nodeAt(to)));
  const bands = latitudeBands(places);
  links.forEach((here, end) => {
    if (here.length !== 1) return;
    for (const other of bands.around(at(places, end), LONGEST_JUMP)) {
      if (other !== end && distance(at(places, other), at(places, end)) <= LONGEST_JUMP) join(end, other, JUMP_COST);
    }
  });

  const nearest = (wanted: LonLat): number | null => {
    let best: number | null = null;
    let least = MAX_DISTANCE;
    for (const node of bands.around(wanted, MAX_DISTANCE)) {
      const away = distance(at(places, node), wanted);
      if (away < least) [best, least] = [node, away];
    }
    return best;
  };
  return {
    course: (through) => {
      const stops = through.map(nearest);
      const missing = stops.indexOf(null);
      if (missing >= 0) return { missing: at(through, missing) };
      const line: LonLat[] = [];
      for (let i = 1; i < stops.length; i++) {
        const leg = shortestPath(links, stops[i - 1] ?? 0, stops[i] ?? 0);
        if (leg === null) return { missing: at(through, i) };
        line.push(...leg.slice(i === 1 ? 0 : 1).map((node) => at(places, node)));
      }
      return { line: withoutSpurs(line) };
    },
  };
}

/** Points by whole degrees of latitude, so that few are checked for a search near a point. */
function latitudeBands(places: readonly LonLat[]) {
  const bands = new Map<number, number[]>();
  places.forEach(([, latitude], node) => {
    const band = bands.get(Math.floor(latitude));
    if (band) band.push(node);
    else bands.set(Math.floor(latitude), [node]);
  });
  return {
    around: ([, latitude]: LonLat, reach: number): number[] => {
      const [south, north] = [Math.floor(latitude - reach), Math.floor(latitude + reach)];
      return Array.from({ length: north - south + 1 }, (_, i) => bands.get(south + i) ?? []).flat();
    },
  };
}

/** The nodes from start to goal (Dijkstra's algorithm), or null if no path exists. */
function shortestPath(links: readonly (readonly RiverLink[])[], start: number, goal: number): number[] | null {
  const from = new Map<number, number>([[start, -1]]);
  const lengths = new Map<number, number>([[start, 0]]);
  const open = new TinyQueue([{ node: start, length: 0 }], (a, b) => a.length - b.length);
  for (let top = open.pop(); top && top.node !== goal; top = open.pop()) {
    if (top.length > (lengths.get(top.node) ?? 0)) continue;
    for (const { to, length } of at(links, top.node)) {
      const total = top.length + length;
      if (total >= (lengths.get(to) ?? Infinity)) continue;
      lengths.set(to, total);
      from.set(to, top.node);
      open.push({ node: to, length: total });
    }
  }
  if (!from.has(goal)) return null;
  const path: number[] = [];
  for (let node = goal; node >= 0; node = from.get(node) ?? -1) path.unshift(node);
  return path;
}

/** Removes detours: a point on a side stream makes the course go there and back. */
function withoutSpurs(line: readonly LonLat[]): LonLat[] {
  const kept: LonLat[] = [];
  const seen = new Map<LonLat, number>();
  for (const place of line) {
    const before = seen.get(place);
    if (before === undefined) {
      seen.set(place, kept.push(place) - 1);
      continue;
    }
    for (const gone of kept.splice(before + 1)) seen.delete(gone);
  }
  return kept;
}

/** Distance between two points, in degrees at the equator. */
function distance([ax, ay]: LonLat, [bx, by]: LonLat): number {
  return Math.hypot((bx - ax) * Math.cos((((ay + by) / 2) * Math.PI) / 180), by - ay);
}
