import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Box } from './covers.ts';

/** What the map should show: these spaces, a part of the board in map pixels, all of it, or the previous view. */
export type CameraTarget =
  /** In passing: nobody asked for it, so there is no way back from it. */
  | { readonly kind: 'spaces'; readonly spaces: readonly SpaceId[]; readonly isPassing?: true }
  | { readonly kind: 'box'; readonly box: Box; readonly isPassing: true }
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
