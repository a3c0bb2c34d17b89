import { useEffect, useRef, type RefObject } from 'react';
import { mayTakeFocus } from '../components/useInitialFocus.ts';
import { useCurrentGame } from '../../store/selectors.ts';

/** Returns a ref for the phase's heading, which gets the focus when a new phase begins. */
export function usePhaseFocus(): RefObject<HTMLHeadingElement | null> {
  const { round, power, phase } = useCurrentGame();
  const now = `${round} ${power} ${phase}`;
  const seen = useRef(now);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    if (mayTakeFocus(heading.current)) heading.current?.focus({ preventScroll: true });
  }, [now]);
  return heading;
}
