import { useSyncExternalStore } from 'react';

export const LAYOUTS = ['side', 'sheet', 'short'] as const;
/**
 * How the panel lies by the map: at its side; as a sheet over the foot of narrow windows; or narrow at the side of
 * windows too low for a sheet, as a phone held across or a page zoomed to twice its size.
 */
export type Layout = (typeof LAYOUTS)[number];

/** A window no higher than this, and clearly wider than high, has no room for a sheet. */
const LOW = 500;
const ACROSS = 1.25;
/** A window no wider than this has no room for a panel at the side. */
const NARROW = 900;

/** A screen's keyboard makes a window lower, never a sheet of a side panel: only wide windows are low. */
export function layoutOf(width: number, height: number): Layout {
  if (height <= LOW && width >= height * ACROSS) return 'short';
  return width <= NARROW ? 'sheet' : 'side';
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

export const useLayout = (): Layout =>
  useSyncExternalStore(listen, () => layoutOf(window.innerWidth, window.innerHeight));
