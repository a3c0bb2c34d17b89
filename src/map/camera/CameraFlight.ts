import { between, type Camera } from './camera.ts';
import type { Frame } from './MapView.ts';

const MILLISECONDS = 420;

export interface Pilot {
  /** Takes the camera somewhere, or puts it there at once for those who want no motion. */
  readonly fly: (to: Camera) => void;
  /** A hand on the map ends any flight. */
  readonly land: () => void;
  /** Where the flight under way leads. */
  readonly goal: () => Camera | null;
}

export function openPilot(frame: Frame): Pilot {
  let asked = 0;
  let goal: Camera | null = null;
  const land = (): void => {
    cancelAnimationFrame(asked);
    asked = 0;
    goal = null;
  };
  const fly = (to: Camera): void => {
    land();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      frame.look(to);
      return;
    }
    goal = to;
    const from = frame.camera();
    const began = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / MILLISECONDS));
      frame.look(share === 1 ? to : between(from, to, share * share * (3 - 2 * share), frame.board));
      if (share < 1) asked = requestAnimationFrame(step);
      else land();
    };
    asked = requestAnimationFrame(step);
  };
  return { fly, land, goal: () => goal };
}
