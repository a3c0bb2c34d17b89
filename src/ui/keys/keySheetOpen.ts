import { create } from 'zustand';

/** Whether the sheet of keys is open. */
export const useKeySheetOpen = create<boolean>()(() => false);

export const openKeySheet = (): void => useKeySheetOpen.setState(true, true);
export const closeKeySheet = (): void => useKeySheetOpen.setState(false, true);
