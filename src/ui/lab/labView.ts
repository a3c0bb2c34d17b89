import { create } from 'zustand';
import { layoutOf } from '../shell/layout.ts';

/** Whether the tree is shown; in small windows it covers the map, so there it is closed at first. */
export const useLabView = create<{ readonly isTreeOpen: boolean }>()(() => ({
  isTreeOpen: layoutOf(window.innerWidth, window.innerHeight) === 'side',
}));

export const toggleTree = (): void => useLabView.setState(({ isTreeOpen }) => ({ isTreeOpen: !isTreeOpen }));
