import { create } from 'zustand';
import type { FoundSpace } from './findSpaces.ts';
import { useView } from './viewStore.ts';

/** What a search led to, as long as its space is looked at: the map shows the place it was found by. */
export const useSearchResult = create<{ readonly found: FoundSpace | null }>()(() => ({ found: null }));

/** Looks at a space that a search has found. */
export function showSearchResult(found: FoundSpace): void {
  useView.getState().focus(found.space.id);
  useSearchResult.setState({ found });
}

useView.subscribe(({ focused }) => {
  const { found } = useSearchResult.getState();
  if (found !== null && focused !== found.space.id) useSearchResult.setState({ found: null });
});
