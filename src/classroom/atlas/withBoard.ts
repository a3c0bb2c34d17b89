import type { ComponentType } from 'react';
import { lastEdition } from '../../store/lastEdition.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import type { PageProps } from '../pageProps.ts';

/** A page over the map, once the board that it shows first is there too. */
export async function withBoard(load: () => Promise<ComponentType<PageProps>>): Promise<ComponentType<PageProps>> {
  const [Page] = await Promise.all([load(), loadEditionOf({ edition: lastEdition() })]);
  return Page;
}
