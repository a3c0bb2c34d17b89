import { useEffect, useState } from 'react';
import { typefacesLoaded } from './typefaces.ts';

/** Whether the map's typefaces are there: names need them, to be drawn and to be measured. */
export function useTypefaces(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isGone = false;
    void typefacesLoaded().then(() => (isGone ? undefined : setLoaded(true)));
    return () => {
      isGone = true;
    };
  }, []);
  return areLoaded;
}
