import { create } from 'zustand';
import { keptDegrees } from '../../atlas/distance.ts';
import { loadCities } from '../../atlas/loadAtlas.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import type { Projection } from '../../geography/projection.ts';
import { createUnproject, type Unproject } from '../../geography/unproject.ts';
import type { LessonView } from '../../saves/lessonSchema.ts';
import type { ScreenBox } from '../../store/covers.ts';
import type { BoardArea } from '../../store/mapCamera.ts';
import { retry } from '../../store/retry.ts';

/** Turns views of a lesson into parts of a board, and back. */
export interface Views {
  /** In map pixels. Keep the result: the map goes to a view again if its box is another one. */
  readonly boxOf: (view: LessonView) => ScreenBox;
  readonly viewOf: (area: BoardArea) => LessonView;
  /** Where a place lies on the board, in map pixels. */
  readonly project: Projection['project'];
  /** The names of the cities on the board's map. */
  readonly cities: readonly string[];
}

/** The view of all the world, whatever the board. */
export const WHOLE: LessonView = { west: -100, north: 80, east: 260, south: -58 };

interface LoadedViews {
  readonly loaded: Readonly<Record<string, Views>>;
  /** The edition whose board is not known because its projection could not be fetched, until it is tried again. */
  readonly failed: string | null;
}

/** The views of editions' boards. */
export const useViews = create<LoadedViews>()(() => ({ loaded: {}, failed: null }));

/** Loads the views of an edition's board into the store. A failure is noted there. */
export async function openViews(edition: string): Promise<void> {
  if (useViews.getState().loaded[edition] !== undefined) return;
  useViews.setState({ failed: null });
  try {
    const views = await loadViews(edition);
    useViews.setState(({ loaded }) => ({ loaded: { ...loaded, [edition]: views } }));
  } catch {
    useViews.setState({ failed: edition });
  }
}

/** The views of an edition's board. Rejects if its projection cannot be fetched; the next call tries again. */
export async function loadViews(edition: string): Promise<Views> {
  const [projection, cities] = await retry(() => Promise.all([loadProjection(edition), loadCities(edition)]));
  return { ...viewsOf(projection, createUnproject(projection)), cities: cities.map(({ name }) => name) };
}

export function viewsOf(projection: Projection, unproject: Unproject): Omit<Views, 'cities'> {
  const { project, width, height } = projection;
  const placeAt = (x: number, y: number) => unproject([x, Math.max(0, Math.min(y, height))]) ?? [0, 0];
  return {
    project,
    boxOf: ({ west, north, east, south }) => {
      const [left, top] = project([west, north]);
      const [right, bottom] = project([east, south]);
      return { left, top, right, bottom };
    },
    viewOf: ({ left, top, width: wide, height: high }) => {
      const [west, north] = placeAt(left, top);
      const [lastEast, south] = placeAt(left + wide, top + high);
      const isWhole = wide >= width;
      const east = isWhole ? west + 360 : lastEast > west ? lastEast : lastEast + 360;
      return { west: keptDegrees(west), north: keptDegrees(north), east: keptDegrees(east), south: keptDegrees(south) };
    },
  };
}
