import { editionOnShelf } from './editions.ts';
import { joinWords, counted } from './words.ts';
import { familyWith } from '../engine/index.ts';
import { wordsOf } from '../games/faces.ts';

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

/** Whose turn it is. */
interface WhoseTurn {
  readonly round: number;
  readonly power: string;
  readonly phase: string;
  readonly isOver?: boolean;
}

/** How a game stands. */
interface GameProgress {
  readonly edition: string;
  readonly standing: WhoseTurn | null;
  readonly commands: number;
  /** ISO date and time; null to leave it out. */
  readonly savedAt: string | null;
}

/** 'Round 3, Germany, Combat move · 214 steps · 22 November 2026 at 14:05'. */
export const gameProgress = ({ edition, standing, commands, savedAt }: GameProgress): string =>
  [standing === null ? null : whoseTurnText(edition, standing), counted(commands, 'step'), savedAtText(savedAt)]
    .filter((part) => part !== null)
    .join(' · ');

/** 'Round 3, Germany, Combat move'; null for a power that the edition has not. */
export function whoseTurnText(edition: string, standing: WhoseTurn): string | null {
  const { round, power, isOver = false } = standing;
  const family = familyWith(edition);
  const name = family?.shelf.find(({ id }) => id === edition)?.powers.find(({ id }) => id === power)?.name;
  if (name === undefined || family?.phases.includes(standing.phase) !== true) return null;
  return isOver
    ? `Over in round ${round}`
    : `Round ${round}, ${name}, ${wordsOf({ edition }).phaseName(standing.phase)}`;
}

/** '22 November 2026 at 14:05'; null for no date, or one that cannot be read. */
export function savedAtText(savedAt: string | null): string | null {
  const when = new Date(savedAt ?? '');
  return Number.isNaN(when.getTime()) ? null : when.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
