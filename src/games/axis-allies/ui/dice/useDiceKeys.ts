import { useEffect, useRef } from 'react';
import { keyOf } from '../../../../store/keyOf.ts';

/** Elements that take digits themselves. */
const WRITABLE = 'input, select, textarea, canvas, [role=application], [role=dialog], [role=menu], [role=tree]';

/** The keys 1 to 6 enter a die and Backspace takes one back, wherever the focus is but where it can be typed. */
export function useDiceKeys(onDie: (face: number) => void, onTakeBack: () => void): void {
  const latest = useRef({ onDie, onTakeBack });
  useEffect(() => {
    latest.current = { onDie, onTakeBack };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(WRITABLE) !== null) return;
      const key = keyOf(event);
      if (/^[1-6]$/.test(key)) latest.current.onDie(Number(key));
      else if (key === 'Backspace') latest.current.onTakeBack();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
