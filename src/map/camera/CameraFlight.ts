import { between, type Camera } from './camera.ts';
import type { MapView } from './MapView.ts';

const DURATION_MS = 420;

export interface CameraFlight {
  /** Moves the camera smoothly to its target, or at once if the user prefers reduced motion. */
  readonly flyTo: (to: Camera) => void;
  /** Ends the flight where the camera is now, for instance because the user touches the map. */
  readonly stop: () => void;
  /** Where the current flight ends; null if there is none. */
  readonly target: () => Camera | null;
}

export function createFlight(view: MapView): CameraFlight {
  let frameRequest = 0;
  let target: Camera | null = null;
  const stop = (): void => {
    cancelAnimationFrame(frameRequest);
    frameRequest = 0;
    target = null;
  };
  const flyTo = (to: Camera): void => {
    stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      view.setCamera(to);
      return;
    }
    target = to;
    const from = view.camera();
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
      // Smoothstep easing.
      view.setCamera(share === 1 ? to : between(from, to, share * share * (3 - 2 * share), view.board));
      if (share < 1) frameRequest = requestAnimationFrame(step);
      else stop();
    };
    frameRequest = requestAnimationFrame(step);
  };
  return { flyTo, stop, target: () => target };
}
