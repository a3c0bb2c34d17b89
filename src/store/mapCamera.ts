import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { ScreenBox } from './covers.ts';

/** What the map should show: these spaces, a part of the board in map pixels, all of it, or the previous view. */
export type CameraTarget =
  /** In passing: nobody asked for it, so there is no way back from it. */
  | { readonly kind: 'spaces'; readonly spaces: readonly SpaceId[]; readonly isPassing?: true }
  | { readonly kind: 'box'; readonly box: ScreenBox; readonly isPassing: true }
  | { readonly kind: 'whole' }
  | { readonly kind: 'back' };

/** Requests to the map's camera. The map listens here, and reports whether there is a previous view. */
export interface MapCamera {
  /** `n` increases, so that the same target can be requested twice. */
  readonly request: { readonly target: CameraTarget; readonly n: number } | null;
  readonly canGoBack: boolean;
  show(target: CameraTarget): void;
}

export const useMapCamera = create<MapCamera>()((set) => ({
  request: null,
  canGoBack: false,
  show: (target) => set(({ request }) => ({ request: { target, n: (request?.n ?? 0) + 1 } })),
}));

/** Brings spaces into view. */
export const flyTo = (spaces: readonly SpaceId[]): void => useMapCamera.getState().show({ kind: 'spaces', spaces });

/** Brings spaces into view while they are told of. */
export const passBy = (spaces: readonly SpaceId[]): void =>
  useMapCamera.getState().show({ kind: 'spaces', spaces, isPassing: true });

/** A part of the board, in its pixels; `left` may lie beyond an edge, since the board wraps. */
export interface BoardArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Positions on the map. The map sets this whenever its view has come to rest. */
export interface MapPlaces {
  /**
   * Boxes around the units of these spaces, or around the centre of an empty space; in pixels from the map's corner.
   */
  readonly boxesOf: (spaces: readonly SpaceId[]) => readonly ScreenBox[];
  /** The part of the board that is seen and not covered; null without a map. */
  readonly seen: BoardArea | null;
}

export const useMapPlaces = create<MapPlaces>()(() => ({ boxesOf: () => [], seen: null }));

/** What was last looked at on the map, for pages that lie before it. The map sets this while it is in front. */
export interface MapSeen {
  readonly edition: string | null;
  /** The part of that edition's board that was seen and not covered. */
  readonly area: BoardArea | null;
}

export const useMapSeen = create<MapSeen>()(() => ({ edition: null, area: null }));

/** Why no map is seen: the browser gives it nothing to draw with, or has taken that away while it was drawn. */
export type MapFault = 'undrawable' | 'lost';

/** Null while all is well. The list of spaces opens by itself when the map cannot be drawn. */
export const useMapFault = create<{ readonly fault: MapFault | null }>()(() => ({ fault: null }));
