import { create } from 'zustand';
import { windowLayout } from '../shell/layout.ts';

/** Whether the tree is shown; in small windows it covers the map, so there it is closed at first. */
export const useLabView = create<{ readonly isTreeOpen: boolean }>()(() => ({
  isTreeOpen: windowLayout() === 'side',
}));

export const toggleTree = (): void => useLabView.setState(({ isTreeOpen }) => ({ isTreeOpen: !isTreeOpen }));

/** A study that is opened shows its moves and what is said of them at once. */
export const openTree = (): void => useLabView.setState({ isTreeOpen: true });
