import { useEffect, useState } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import type { SheetSize } from './sheet.ts';

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
