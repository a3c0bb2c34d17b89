import { useEffect, useState } from 'react';
import type { Point } from '../../../geography/shapes.ts';

/** Pixels for each arrow key. */
const STEP = 24;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * A ring that is seen from the back row. It follows the mouse or the finger, and arrows with Shift. While it is there
 * the map stays still under it.
 */
export function Pointer() {
  const [[x, y], setAt] = useState<Point>([window.innerWidth / 2, window.innerHeight / 2]);
  useEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent): void => setAt([clientX, clientY]);
    const step = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      setAt(([fromX, fromY]) => [
        Math.max(0, Math.min(window.innerWidth, fromX + arrow[0])),
        Math.max(0, Math.min(window.innerHeight, fromY + arrow[1])),
      ]);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerdown', move);
    window.addEventListener('keydown', step, { capture: true });
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', move);
      window.removeEventListener('keydown', step, { capture: true });
    };
  }, []);
  return (
    <div className="lesson-pointer" aria-hidden>
      <div className="lesson-pointer__ring" style={{ transform: `translate(${x}px, ${y}px)` }} />
    </div>
  );
}
