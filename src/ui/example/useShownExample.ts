import { useLayoutEffect } from 'react';
import { useExample, type Example } from '../../store/exampleStore.ts';

/**
 * Shows a position on the map in place of the game, as long as the component is there. In layout effects, so that map
 * and panel always show the same.
 */
export function useShownExample(example: Example): void {
  useLayoutEffect(() => useExample.setState({ example }), [example]);
  useLayoutEffect(() => () => useExample.setState({ example: null }), []);
}
