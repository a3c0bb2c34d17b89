import { shelf, type ShelfEntry, anyEdition, type AnyState } from '../engine/index.ts';

type Range = ShelfEntry['players'];

/** '2 to 5 players' */
export const playersText = ({ players }: ShelfEntry): string => `${rangeText(players)} players`;

/** '1½ to 2 hours', '1 hour or more' */
export function hoursText({ hours: { from, to } }: Pick<ShelfEntry, 'hours'>): string {
  const word = (n: number): string => (n === 1 ? 'hour' : 'hours');
  return to === null ? `${halves(from)} ${word(from)} or more` : `${rangeText({ from, to })} ${word(to)}`;
}

const rangeText = ({ from, to }: Range): string => (from === to ? halves(to) : `${halves(from)} to ${halves(to)}`);

/** '2', '1½', '½' */
const halves = (n: number): string => (n % 1 === 0.5 ? `${n < 1 ? '' : Math.floor(n)}½` : String(n));

/** The name of a game's edition, where there are several to tell apart; null with one. */
export const editionTold = (id: string): string | null => (shelf().length > 1 ? editionOnShelf(id) : null);

/** The name of an edition; of an unknown one its id. */
export const editionOnShelf = (id: string): string => shelf().find((entry) => entry.id === id)?.name ?? id;

/** Short heading of a numbered rule in the edition of this game; empty if that is not loaded or has no such rule. */
export const ruleTitle = ({ edition }: Pick<AnyState, 'edition'>, rule: string): string =>
  anyEdition(edition)?.ruleTitles[rule] ?? '';
