import about1941 from '../../../../rules/1941/edition.json' with { type: 'json' };
import aboutRevised from '../../../../rules/revised/edition.json' with { type: 'json' };
import type { EditionOnShelf } from '../edition.ts';

/** The editions that can be played, in the order in which they are offered; there is at least one. */
export const SHELF: readonly [EditionOnShelf, ...EditionOnShelf[]] = [
  { ...about1941, load: async () => (await import('./1941.ts')).edition1941 },
  { ...aboutRevised, load: async () => (await import('./revised.ts')).revised },
];
