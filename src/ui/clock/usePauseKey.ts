import { useEffect } from 'react';
import { togglePause } from '../../store/clock/runClock.ts';
import { useGame } from '../../store/gameStore.ts';
import { addressOf } from '../address/address.ts';

/** Elements in which letters are text or move the focus on the map. */
const IGNORED = 'input, select, textarea, [contenteditable], .world-map__canvas, [role=dialog], [role=menu]';

/** The key `p` pauses the clock, or lets it go on. */
export function usePauseKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== 'p' || ctrlKey || metaKey || altKey || event.repeat || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(IGNORED) !== null) return;
      if (addressOf(window.location.hash).place !== 'game' || useGame.getState().readOnly) return;
      togglePause();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
