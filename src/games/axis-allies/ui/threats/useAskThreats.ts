import { useEffect } from 'react';
import { startAskingThreats } from '../../store/odds/askThreats.ts';

let users = 0;
let stop = (): void => {};

/** Keeps threats asked for while any component that uses this is shown. */
export function useAskThreats(): void {
  useEffect(() => {
    if (users++ === 0) stop = startAskingThreats();
    return () => {
      if (--users === 0) stop();
    };
  }, []);
}
