import { useEffect } from 'react';

/** Elements that handle Enter and Space themselves. */
const CONTROLS = 'a, button, input, select, textarea, summary, canvas, [role=application], [role=dialog], [role=menu]';

/** Enter and Space go on as the main button does, unless another control has the focus. */
export function useGoOnKey(isReady: boolean, goOn: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || !isReady || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return;
      event.preventDefault();
      goOn();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isReady, goOn]);
}
