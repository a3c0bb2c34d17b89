import { create } from 'zustand';
import type { Way } from '../../atlas/worldSchema.ts';

/** Finds the strait, canal or route at a point of the map, in its pixels; null if there is none. */
export type FindWay = (pixel: readonly [x: number, y: number], zoom: number, isTouch: boolean) => Way | null;

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
