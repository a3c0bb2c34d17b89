import { create } from 'zustand';
import type { LonLat } from '../../atlas/distance.ts';
import type { SpaceId, BySpace, PowerId } from '../../engine/index.ts';
import type { Way } from '../../atlas/worldSchema.ts';
import type { Holder } from '../../atlas/schema.ts';

/** A place that is told of. */
interface MarkedPlace {
  readonly name: string;
  readonly at: LonLat;
  /** The space it lies in. */
  readonly space: SpaceId;
}

interface Marked {
  readonly place: MarkedPlace | null;
  /** Lands that it is about, for the map to outline. */
  readonly lands: readonly string[];
}

const NOTHING: Marked = { place: null, lands: [] };

/** The place that the map marks and names while it is told of. */
export const useMarkedPlace = create<Marked>()(() => NOTHING);

export const unmarkPlace = (): void => useMarkedPlace.setState(NOTHING);

/** Finds the strait, canal or route at a point of the map, in its pixels; null if there is none. */
type FindWay = (pixel: readonly [x: number, y: number], zoom: number, isTouch: boolean) => Way | null;

interface WayTip {
  /** The way under the pointer, and the pointer's position in the map's window. */
  readonly tip: { readonly way: Way; readonly x: number; readonly y: number } | null;
  /** While ways are shown; the map sets it. */
  readonly find: FindWay | null;
}

/** The tooltip of a sign or line of the layers. It does not move while the pointer stays on the same way. */
export const useWayTip = create<WayTip>()(() => ({ tip: null, find: null }));

export function showWayTip(tip: WayTip['tip']): void {
  if (tip?.way.name !== useWayTip.getState().tip?.way.name) useWayTip.setState({ tip });
}

/** The names of the straits, canals and routes that the board on the map shows; null until it says so. */
export const useWaysOnMap = create<{ readonly names: ReadonlySet<string> | null }>()(() => ({ names: null }));

/** The ways that the board on the map shows: a board may show a part of the world only. */
export const waysOnMap = <Named extends Pick<Way, 'name'>>(
  ways: readonly Named[],
  names: ReadonlySet<string> | null,
): readonly Named[] => (names === null ? ways : ways.filter(({ name }) => names.has(name)));

interface HeldControl {
  /** Who holds the ground of spaces, in place of the game: null while the map shows the game's own. */
  readonly control: BySpace<PowerId> | null;
  /** Who held the lands that are in view, those with the most lands first. */
  readonly inView: readonly Holder[];
}

/** What the map shows of who held what; the map sets it. */
export const useHeldControl = create<HeldControl>()(() => ({ control: null, inView: [] }));
