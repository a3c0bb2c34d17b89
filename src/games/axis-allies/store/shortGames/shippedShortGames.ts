import type { ShortGame } from '../../shortGames/schema.ts';

// Checked by tests, not here. They are loaded together, when they are first asked for.
const FILES = import.meta.glob<ShortGame>('../../../../../rules/*/scenarios/*.json', { import: 'default' });

/** The short games that come with all editions, by date. Rejects if they cannot be fetched. */
export async function shippedShortGames(): Promise<readonly ShortGame[]> {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  const begins = ({ happened }: ShortGame): string => happened.steps[0]?.date ?? '';
  return files.toSorted((a, b) => begins(a).localeCompare(begins(b)));
}
