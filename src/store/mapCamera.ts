import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';

/** What the map shall show next: these spaces, the whole board, or what it showed before. */
export type Wish =
  | { readonly kind: 'spaces'; readonly spaces: readonly SpaceId[] }
  | { readonly kind: 'whole' }
  | { readonly kind: 'back' };

/**
 * What people ask of the map's camera. The map alone knows where it looks; it listens here and says how far one can go
 * back.
 */
export interface MapCamera {
  /** `n` grows, so that the same can be asked for twice. */
  readonly asked: { readonly wish: Wish; readonly n: number } | null;
  readonly canGoBack: boolean;
  ask(wish: Wish): void;
}

export const useMapCamera = create<MapCamera>()((set) => ({
  asked: null,
  canGoBack: false,
  ask: (wish) => set(({ asked }) => ({ asked: { wish, n: (asked?.n ?? 0) + 1 } })),
}));

/** Brings spaces into view. */
export const flyTo = (spaces: readonly SpaceId[]): void => useMapCamera.getState().ask({ kind: 'spaces', spaces });
