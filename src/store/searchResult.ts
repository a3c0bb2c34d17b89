import { create } from 'zustand';
import type { FoundSpace } from './findSpaces.ts';
import { useView } from './viewStore.ts';

/** The result of the last search while its space is selected: the map shows the place it was found by. */
export const useSearchResult = create<{ readonly found: FoundSpace | null }>()(() => ({ found: null }));

/** Selects a space found by a search. */
export function showSearchResult(found: FoundSpace): void {
  useView.getState().focus(found.space.id);
  useSearchResult.setState({ found });
}

useView.subscribe(({ focused }) => {
  const { found } = useSearchResult.getState();
  if (found !== null && focused !== found.space.id) useSearchResult.setState({ found: null });
});
