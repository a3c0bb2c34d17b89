import { useEffect } from 'react';
import { useView } from '../../store/viewStore.ts';
import { useFront } from './overMap.ts';

/** Brings the details of a space to the front when they open, and closes them when a panel takes their place. */
export function useFactsInFront(areOpen: boolean): void {
  const isInFront = useFront('facts', areOpen);
  const close = useView((view) => view.closeFacts);
  useEffect(() => {
    if (!isInFront) close();
  }, [isInFront, close]);
}
