import { useEffect } from 'react';
import { create } from 'zustand';
import { useIsRoomy, useLayout, type ScreenLayout } from './layout.ts';

/** Panels that lie over the map, and the details of a space in the panel of the game. */
export type OverMap = 'tree' | 'spaces' | 'handover' | 'threats' | 'comparison' | 'facts';

/** Beside the panel of the game there is room at the left and at the right of the map. */
const EDGES: Readonly<Record<OverMap, 'left' | 'right' | null>> = {
  tree: 'left',
  spaces: 'left',
  handover: 'left',
  threats: 'right',
  comparison: 'right',
  facts: null,
};

/** What takes the place of the sheet in narrow windows. */
const SHEETS: readonly OverMap[] = ['tree', 'comparison', 'facts'];

/** Whether two panels cannot be seen at once: without much room, panels at both sides leave too little of the map. */
function shareRoom(a: OverMap, b: OverMap, layout: ScreenLayout, isRoomy: boolean): boolean {
  if (layout === 'side') {
    return EDGES[a] !== null && EDGES[b] !== null && (!isRoomy || EDGES[a] === EDGES[b]);
  }
  if (a === 'facts' || b === 'facts') return layout === 'sheet' && SHEETS.includes(a) && SHEETS.includes(b);
  return true;
}

/** The panels that are open, the one that was called last at the end. */
const useOpened = create<readonly OverMap[]>()(() => []);

/** Puts a panel that is open in front of all others. */
export const bringToFront = (panel: OverMap): void =>
  useOpened.setState((opened) => [...opened.filter((one) => one !== panel), panel], true);

const leave = (panel: OverMap): void => useOpened.setState((opened) => opened.filter((one) => one !== panel), true);

/** Whether a panel is seen if it is open: no other that shares its room was called after it. */
export function useIsInFront(panel: OverMap): boolean {
  const layout = useLayout();
  const isRoomy = useIsRoomy();
  return useOpened((opened) => {
    const place = opened.indexOf(panel);
    return place < 0 || !opened.slice(place + 1).some((other) => shareRoom(panel, other, layout, isRoomy));
  });
}

/**
 * For a panel while it is open: it comes to the front when it opens, and learns whether it is seen. No panel lies under
 * another: one that is not seen is to be hidden, and is seen again when those before it have closed.
 */
export function useFront(panel: OverMap, isOpen = true): boolean {
  useEffect(() => {
    if (!isOpen) return undefined;
    bringToFront(panel);
    return () => leave(panel);
  }, [panel, isOpen]);
  return useIsInFront(panel);
}
