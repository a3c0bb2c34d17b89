import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';

/** What the map shall show next: these spaces, the whole board, or what it showed before. */
export type CameraTarget =
  | { readonly kind: 'spaces'; readonly spaces: readonly SpaceId[] }
  | { readonly kind: 'whole' }
  | { readonly kind: 'back' };

/**
 * What people ask of the map's camera. The map alone knows where it looks; it listens here and says how far one can go
 * back.
 */
export interface MapCamera {
  /** `n` grows, so that the same can be asked for twice. */
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
