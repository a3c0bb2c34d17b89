import { useSyncExternalStore } from 'react';

export const LAYOUTS = ['side', 'sheet', 'short'] as const;
/**
 * Where the panel is: at the side of the map; a sheet at the bottom of narrow windows; or a narrow panel at the side of
 * windows too low for a sheet (a phone in landscape, a page zoomed to 200 %).
 */
export type ScreenLayout = (typeof LAYOUTS)[number];

/** A window at most this high (px), and clearly wider than high, has no room for a sheet. */
const LOW = 500;
const ACROSS = 1.25;
/** A window at most this wide (px) has no room for a panel at the side. */
const NARROW = 900;

/** The width matters too, because an on-screen keyboard lowers the window and must not change the layout. */
export function layoutOf(width: number, height: number): ScreenLayout {
  if (height <= LOW && width >= height * ACROSS) return 'short';
  return width <= NARROW ? 'sheet' : 'side';
}

/** Of larger text a window holds less, as if it were smaller. */
export const windowLayout = (): ScreenLayout =>
  layoutOf(window.innerWidth / textScale(), window.innerHeight / textScale());

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

export const useLayout = (): ScreenLayout => useSyncExternalStore(listen, windowLayout);

/** A window less wide (px) has no room for two panels over the map and for what they tell of. */
const ROOMY = 1440;

/** Whether two panels leave enough of the map in view. */
export const useIsRoomy = (): boolean => useSyncExternalStore(listen, () => window.innerWidth / textScale() >= ROOMY);

/** Browsers show text in this size (px) unless their reader asks for another. */
const USUAL = 16;

let known: number | null = null;

/** How much larger than usual the reader wants text, by the browser's settings: 2 for twice the size. */
function textScale(): number {
  known ??= measuredScale();
  return known;
}

function measuredScale(): number {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.documentElement.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
}
