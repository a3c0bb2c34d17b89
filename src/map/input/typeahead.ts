import { create } from 'zustand';

/** The beginning of a space's name, typed while the map has the keyboard focus. */
export const useTypeahead = create<{ readonly typed: string }>()(() => ({ typed: '' }));
