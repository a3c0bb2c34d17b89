import { useEffect } from 'react';
import { togglePause } from '../../store/clock/runClock.ts';
import { useGame } from '../../store/gameStore.ts';
import { addressOf } from '../address/address.ts';
import { letterOf } from '../keys/letterOf.ts';
import { KEYS } from '../../text/keys.ts';

/** The key `p`, on the map with Shift, pauses the clock, or lets it go on. It hears it before the map does. */
export function usePauseKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { isLab, readOnly } = useGame.getState();
      if (letterOf(event) !== KEYS.pause || isLab || readOnly) return;
      if (addressOf(window.location.hash).place !== 'game') return;
      event.preventDefault();
      event.stopPropagation();
      togglePause();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
