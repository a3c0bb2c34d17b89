import { lastEdition } from '../../store/lastEdition.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';

/** The page, once the board that it shows first is there. */
export async function loadAtlasPage() {
  const [{ AtlasPage }] = await Promise.all([import('./AtlasPage.tsx'), loadEditionOf({ edition: lastEdition() })]);
  return AtlasPage;
}
