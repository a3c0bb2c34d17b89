import { useEffect, useRef } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { PlacedArrow } from '../layout/placeArrows.ts';
import type { MapAnimation } from '../motion/tweens.ts';

/** What tests need to know of the canvas. */
interface ExposedMapState {
  readonly attacks: readonly {
    readonly from: SpaceId | undefined;
    readonly to: SpaceId | undefined;
    readonly units: number;
    readonly dice?: number;
    readonly total: number;
  }[];
  /** How many animations of moves have started since the map opened, and whether one is running. */
  readonly animations: number;
  readonly isAnimating: boolean;
}

declare global {
  interface Window {
    /** Only with `?e2e` in the address; read-only. */
    warboardMapState?: () => ExposedMapState;
  }
}

/**
 * End-to-end tests cannot read a canvas: with `?e2e` in the address the page tells them which arrows are drawn and
 * whether an animation is running.
 */
export function useExposeMapState(arrows: readonly PlacedArrow[], animation: MapAnimation | null): void {
  const started = useRef(0);
  useEffect(() => {
    if (animation !== null) started.current += 1;
  }, [animation]);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('e2e')) return;
    window.warboardMapState = () => ({
      attacks: arrows.map(({ attack: { route, units, strength } }) => ({
        from: route[0],
        to: route.at(-1),
        units: units.length,
        ...strength,
      })),
      animations: started.current,
      isAnimating: animation !== null,
    });
    return () => {
      delete window.warboardMapState;
    };
  }, [arrows, animation]);
}
