import { create } from 'zustand';

/** Why no map is seen: the browser gives it nothing to draw with, or has taken that away while it was drawn. */
export type MapFault = 'undrawable' | 'lost';

/** Null while all is well. The list of spaces opens by itself when the map cannot be drawn. */
export const useMapFault = create<{ readonly fault: MapFault | null }>()(() => ({ fault: null }));
