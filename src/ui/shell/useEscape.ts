import { useEffect } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { leaveGuide } from '../../store/guide.ts';
import { letGo } from '../../store/pen.ts';
import { useView } from '../../store/viewStore.ts';
import { addressOf } from '../address/address.ts';

/**
 * Escape closes one thing at a time: a refusal, the pen on the map, the details of a space, the selected units, the
 * selected space, the guide.
 */
function closeTopmost(): void {
  const { refusal, error, dismissRefusal } = useGame.getState();
  const { showsFacts, chosen, picked, focused, closeFacts, choose, pick, focus } = useView.getState();
  if (refusal !== null || error !== null) dismissRefusal();
  else if (letGo()) return;
  else if (showsFacts) closeFacts();
  else if (chosen.length > 0) choose([]);
  else if (picked !== null) pick(null);
  else if (focused !== null) focus(null);
  else leaveGuide();
}

/** Handles Escape while no dialog, menu or rulebook is open; those close themselves. */
export function useEscape(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('[role=dialog], [role=menu]') !== null
      )
        return;
      if (addressOf(window.location.hash).place !== 'game') return;
      closeTopmost();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
