import type { ComponentType } from 'react';
import { openGlossary } from '../../store/atlas/glossary.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import type { PageProps } from '../pageProps.ts';

/** A page over the map, once the board that it shows first is there too, and what `more` loads of its edition. */
export async function withBoard(
  load: () => Promise<ComponentType<PageProps>>,
  more?: (edition: string) => Promise<void>,
): Promise<ComponentType<PageProps>> {
  const edition = lastEdition();
  // Texts lead to it as soon as it is there; a page without is still a page.
  void openGlossary().catch(() => undefined);
  const [Page] = await Promise.all([load(), loadEditionOf({ edition }), more?.(edition)]);
  return Page;
}
