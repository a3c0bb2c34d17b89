import { useState, type PointerEvent, useEffect } from 'react';
import { useMapCamera } from '../../store/mapCamera.ts';
import { awaitingOf } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { useGame } from '../../store/gameStore.ts';

export const SHEET_SIZES = ['peek', 'half', 'full'] as const;
/** Height of the sheet: only its head and foot, half, or nearly the whole map. */
export type SheetSize = (typeof SHEET_SIZES)[number];

/** The next larger or smaller size; the last one stays. */
export function nextSize(size: SheetSize, by: 1 | -1): SheetSize {
  const at = SHEET_SIZES.indexOf(size) + by;
  return SHEET_SIZES[Math.max(0, Math.min(at, SHEET_SIZES.length - 1))] ?? size;
}

/** The size nearest to a height, given as a share of the map's height. */
export function nearestSize(part: number): SheetSize {
  if (part < 0.3) return 'peek';
  return part < 0.7 ? 'half' : 'full';
}

/** A shorter movement, in pixels, is not a drag. */
const MIN_DRAG = 6;

interface SheetDrag {
  /** Where the pointer went down, the height of the sheet then, and its height now; in pixels. */
  readonly from: number;
  readonly began: number;
  readonly height: number;
}

/**
 * Drags the sheet up and down by its head; on release it snaps to the nearest size. `height` is null outside a drag.
 */
export function useSheetDrag(rest: (size: SheetSize) => void) {
  const [drag, setDrag] = useState<SheetDrag | null>(null);

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

/**
 * The size of the sheet, and a function to change it. It rises when its content changes, and shrinks when the map is to
 * show something.
 */
export function useSheetSize(): readonly [SheetSize, (size: SheetSize) => void] {
  const [size, setSize] = useState<SheetSize>('half');
  useEffect(() => {
    const raise = (): void => setSize((now) => (now === 'peek' ? 'half' : now));
    const lower = (): void => setSize((now) => (now === 'full' ? 'half' : now));
    const stops = [
      useView.subscribe((now, before) => {
        const opensFacts = now.showsFacts && !before.showsFacts;
        if (opensFacts || (now.focused !== before.focused && now.focused !== null)) raise();
      }),
      useGame.subscribe(({ game }, { game: before }) => {
        if (game === null || before === null || game === before) return;
        const isNew = game.phase !== before.phase || game.power !== before.power;
        if (isNew || awaitingOf(game).kind !== awaitingOf(before).kind) raise();
      }),
      useMapCamera.subscribe(lower),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return [size, setSize];
}
