import { useEffect, useState, type RefObject } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useView } from '../../store/viewStore.ts';

/** Milliseconds the pointer rests on a space before its card shows, until another one follows it, and until it goes. */
const REST = { show: 350, change: 80, hide: 150 } as const;
/** The pointer comes no nearer to the card than this, in pixels. */
const CLEAR = 24;

export interface HoveredSpace {
  readonly space: SpaceId | null;
  /** The side of the map on which its card lies: the other one while the pointer is near. */
  readonly side: 'left' | 'right';
}

/** The space under a pointer that rests over the map, and where its card covers neither it nor the pointer's way. */
export function useHoveredSpace(card: RefObject<HTMLElement | null>): HoveredSpace {
  const [space, setSpace] = useState<SpaceId | null>(null);
  const [side, setSide] = useState<HoveredSpace['side']>('right');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOverMap = false;
    let shown: SpaceId | null = null;
    const show = (next: SpaceId | null): void => {
      shown = next;
      setSpace(next);
    };
    const wait = (): void => {
      clearTimeout(timer);
      const next = isOverMap ? useView.getState().hovered : null;
      if (next === shown) return;
      timer = setTimeout(() => show(next), next === null ? REST.hide : shown === null ? REST.show : REST.change);
    };
    const move = (event: PointerEvent): void => {
      // A map that is dragged, or touched by a finger, shows no card.
      const isOver = event.target instanceof HTMLCanvasElement && event.pointerType !== 'touch' && event.buttons === 0;
      if (isOver !== isOverMap) {
        isOverMap = isOver;
        wait();
      }
      if (card.current !== null && isNear(card.current.getBoundingClientRect(), event))
        setSide((before) => (before === 'left' ? 'right' : 'left'));
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
  }, [card]);

  return { space, side };
}

const isNear = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX > left - CLEAR && clientX < right + CLEAR && clientY > top - CLEAR && clientY < bottom + CLEAR;
