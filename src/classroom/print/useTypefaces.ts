import { useEffect, useState } from 'react';
import { typefacesLoaded } from '../../map/draw/typefaces.ts';

/** Whether the map's typefaces are there, so that names can be measured. */
export function useTypefaces(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isGone = false;
    void typefacesLoaded().then(() => (isGone ? undefined : setLoaded(true)));
    return () => {
      isGone = true;
    };
  }, []);
  return isLoaded;
}
