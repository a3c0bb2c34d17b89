import type { LonLat } from './definitions.ts';
import type { Projection } from './projection.ts';
import type { Point } from './shapes.ts';

/** From map pixels back to longitude and latitude; null above and below the board. */
export type Unproject = (at: Point) => LonLat | null;

/** Degrees between the places from which a search may begin. */
const GRID = 4;
/** Degrees over which the projection counts as straight; not shorter than the step of its tables. */
const REACH = 0.05;
/** A place counts as found within so many map pixels. */
const NEAR = 1e-3;
/** Each step brings a place many times nearer; a handful is enough. */
const MOST_STEPS = 30;

interface SearchStart {
  readonly place: LonLat;
  readonly at: Point;
}

/** The inverse of a projection. There is no formula for it, so it is found step by step (Newton's method). */
export function createUnproject({ project, seam, width, height }: Projection): Unproject {
  const starts = startsOf(project, seam);
  return ([x, y]) => {
    if (!(y >= 0 && y <= height)) return null;
    const at: Point = [x - Math.floor(x / width) * width, y];
    let place = nearest(starts, at, width).place;
    for (let step = 0; step < MOST_STEPS; step++) {
      const here = project(place);
      const off: Point = [shortest(at[0] - here[0], width), at[1] - here[1]];
      if (Math.hypot(...off) < NEAR) break;
      place = stepFrom(place, here, off, project);
    }
    return [shortest(place[0], 360), place[1]];
  };
}

/** Places all over the board, half a step off the seam. */
function startsOf(project: Projection['project'], seam: number): readonly SearchStart[] {
  const starts: SearchStart[] = [];
  for (let longitude = seam + GRID / 2; longitude < seam + 360; longitude += GRID) {
    for (let latitude = -84; latitude <= 84; latitude += GRID) {
      const place: LonLat = [longitude, latitude];
      starts.push({ place, at: project(place) });
    }
  }
  return starts;
}

function nearest(starts: readonly SearchStart[], [x, y]: Point, width: number): SearchStart {
  let best: SearchStart = { place: [0, 0], at: [0, 0] };
  let least = Infinity;
  for (const start of starts) {
    const away = shortest(start.at[0] - x, width) ** 2 + (start.at[1] - y) ** 2;
    if (away < least) [best, least] = [start, away];
  }
  return best;
}

/** The place at which the projection, were it straight, would be so far `off` from where it is `here`. */
function stepFrom([longitude, latitude]: LonLat, here: Point, [dx, dy]: Point, project: Projection['project']): LonLat {
  const east = project([longitude + REACH, latitude]);
  const north = project([longitude, latitude + REACH]);
  const [ex, ey] = [(east[0] - here[0]) / REACH, (east[1] - here[1]) / REACH];
  const [nx, ny] = [(north[0] - here[0]) / REACH, (north[1] - here[1]) / REACH];
  const area = ex * ny - ey * nx;
  return [longitude + (dx * ny - dy * nx) / area, Math.min(89, latitude + (dy * ex - dx * ey) / area)];
}

/** A difference taken the short way round: from minus half the turn up to half of it. */
const shortest = (difference: number, turn: number): number => difference - Math.floor(difference / turn + 0.5) * turn;
