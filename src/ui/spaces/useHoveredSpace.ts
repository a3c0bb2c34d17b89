import { useEffect, useState, type RefObject } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useView } from '../../store/viewStore.ts';

/** Milliseconds of hovering before the tooltip shows, changes to another space, and hides. */
const DELAY = { show: 350, change: 80, hide: 150 } as const;
/** If the pointer comes closer to the tooltip than this, in pixels, the tooltip moves away. */
const MIN_DISTANCE = 24;

export interface HoveredSpace {
  readonly space: SpaceId | null;
  /** Pointer position on the page when the tooltip was last placed. */
  readonly x: number;
  readonly y: number;
}

const NOWHERE: HoveredSpace = { space: null, x: 0, y: 0 };

/** The space under a pointer that rests over the map. */
export function useHoveredSpace(tip: RefObject<HTMLElement | null>): HoveredSpace {
  const [hovered, setHovered] = useState(NOWHERE);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOverMap = false;
    let at = { x: 0, y: 0 };
    let shown: SpaceId | null = null;
    const show = (next: SpaceId | null): void => {
      shown = next;
      setHovered(next === null ? NOWHERE : { space: next, ...at });
    };
    const wait = (): void => {
      clearTimeout(timer);
      const next = isOverMap ? useView.getState().hovered : null;
      if (next === shown) return;
      timer = setTimeout(() => show(next), next === null ? DELAY.hide : shown === null ? DELAY.show : DELAY.change);
    };
    const move = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      // No tooltip while the map is dragged or touched.
      const isOver = event.target instanceof HTMLCanvasElement && event.pointerType !== 'touch' && event.buttons === 0;
      if (isOver !== isOverMap) {
        isOverMap = isOver;
        wait();
      }
      if (shown !== null && tip.current !== null && isNear(tip.current.getBoundingClientRect(), event)) show(shown);
    };
    const unsubscribe = useView.subscribe((now, before) => {
      if (now.hovered !== before.hovered) wait();
    });
    window.addEventListener('pointermove', move, { passive: true });
    window.addEventListener('pointerdown', move, { passive: true });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', move);
    };
  }, [tip]);

  return hovered;
}

const isNear = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX > left - MIN_DISTANCE &&
  clientX < right + MIN_DISTANCE &&
  clientY > top - MIN_DISTANCE &&
  clientY < bottom + MIN_DISTANCE;
