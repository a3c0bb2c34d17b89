import { create } from 'zustand';

/** What was typed while the map has the keyboard: the beginning of the name of a space to go to. */
export const useTypeahead = create<{ readonly typed: string }>()(() => ({ typed: '' }));
