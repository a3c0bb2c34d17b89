import { useState, type PointerEvent } from 'react';
import { nearestSize, type SheetSize } from './sheet.ts';

/** A shorter movement, in pixels, is not a drag. */
const MIN_DRAG = 6;

interface Drag {
  /** Where the pointer went down, the height of the sheet then, and its height now; in pixels. */
  readonly from: number;
  readonly began: number;
  readonly height: number;
}

/**
 * Drags the sheet up and down by its head; on release it snaps to the nearest size. `height` is null outside a drag.
 */
export function useSheetDrag(rest: (size: SheetSize) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function onPointerDown({ target, currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>): void {
    if ((target as Element).closest('button') !== null) return;
    currentTarget.setPointerCapture(pointerId);
    const height = currentTarget.parentElement?.offsetHeight ?? 0;
    setDrag({ from: clientY, began: height, height });
  }

  function onPointerMove({ clientY }: PointerEvent<HTMLElement>): void {
    if (drag !== null) setDrag({ ...drag, height: drag.began + drag.from - clientY });
  }

  function endDrag({ currentTarget }: PointerEvent<HTMLElement>): void {
    if (drag === null) return;
    setDrag(null);
    const map = currentTarget.closest('.shell')?.querySelector('.shell__map');
    if (Math.abs(drag.height - drag.began) > MIN_DRAG) rest(nearestSize(drag.height / (map?.clientHeight ?? 1)));
  }

  return {
    height: drag?.height ?? null,
    handlers: { onPointerDown, onPointerMove, onPointerUp: endDrag, onPointerCancel: endDrag },
  };
}
