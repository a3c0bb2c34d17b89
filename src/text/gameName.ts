import { editionOnShelf } from './editions.ts';
import { joinWords } from './words.ts';

/** What a game is called by. */
export interface NamedGame {
  readonly name?: string | null | undefined;
  readonly edition: string;
  readonly players: readonly { readonly name: string }[];
  /** ISO date and time of its latest command; null for now. */
  readonly savedAt: string | null;
}

/** The name that people gave a game, or its edition, players and date: '…: Ada and Ben, 23 November 2026'. */
export function gameName({ name, edition, players, savedAt }: NamedGame): string {
  if (name) return name;
  const when = savedAt === null ? new Date() : new Date(savedAt);
  const date = Number.isNaN(when.getTime()) ? [] : [when.toLocaleDateString('en-GB', { dateStyle: 'long' })];
  return `${editionOnShelf(edition)}: ${[joinWords(players.map((player) => player.name)), ...date].join(', ')}`;
}
