import { useLayoutEffect, type ReactNode } from 'react';
import { KeepsTo, useExample, type Example } from '../../store/displayedGame.ts';

/**
 * Displays a position in place of the game on the table, as long as the component is there. In layout effects, so that
 * map and panel always show the same.
 */
export function useDisplayedExample(example: Example): void {
  useLayoutEffect(() => useExample.setState({ example }), [example]);
  useLayoutEffect(() => () => useExample.setState({ example: null }), []);
}

/** Displays an example, on the map and in what lies in it. */
export function DisplayedExample({ example, children }: { readonly example: Example; readonly children: ReactNode }) {
  useDisplayedExample(example);
  return <KeepsTo value={example.game}>{children}</KeepsTo>;
}
