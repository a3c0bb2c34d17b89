import { createContext, useContext } from 'react';
import type { LoadedBook } from './loadBook.ts';

/** The rulebook that the components inside show. */
export const OpenBook = createContext<LoadedBook | null>(null);

/** The rulebook that is shown, for components of its page. Throws outside of it. */
export function useOpenBook(): LoadedBook {
  const open = useContext(OpenBook);
  if (open === null) throw new Error('No rulebook is open.');
  return open;
}
