import { create } from 'zustand';

/** Whether the end of the short game is shown. It opens by itself when the last round is over. */
export const useEndWindow = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const openEnd = (): void => useEndWindow.setState({ isOpen: true });
export const closeEnd = (): void => useEndWindow.setState({ isOpen: false });
