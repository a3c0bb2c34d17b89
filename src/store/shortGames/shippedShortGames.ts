import type { ShortGame } from '../../shortGames/schema.ts';

// Checked by tests, not here. They are loaded together, when they are first asked for.
const FILES = import.meta.glob<ShortGame>('../../../rules/*/scenarios/*.json', { import: 'default' });

/** The short games that come with an edition, by date. Rejects if they cannot be fetched. */
export async function shippedShortGames(edition: string): Promise<readonly ShortGame[]> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/rules/${edition}/`));
  const files = await Promise.all(paths.map((path) => FILES[path]?.() ?? []));
  const begins = ({ happened }: ShortGame): string => happened.steps[0]?.date ?? '';
  return files.flat().toSorted((a, b) => begins(a).localeCompare(begins(b)));
}
