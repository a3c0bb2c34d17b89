import { SHELF, type ShelfEntry } from '../engine/index.ts';

type Range = ShelfEntry['players'];

/** '2 to 5 players' */
export const playersText = ({ players }: ShelfEntry): string => `${rangeText(players)} players`;

/** '1½ to 2 hours' */
export const hoursText = ({ hours }: ShelfEntry): string => `${rangeText(hours)} ${hours.to === 1 ? 'hour' : 'hours'}`;

const rangeText = ({ from, to }: Range): string => (from === to ? halves(to) : `${halves(from)} to ${halves(to)}`);

/** '2', '1½', '½' */
const halves = (n: number): string => (n % 1 === 0.5 ? `${n < 1 ? '' : Math.floor(n)}½` : String(n));

/** The name of a game's edition, where there are several to tell apart; null with one. */
export const editionTold = (id: string): string | null =>
  SHELF.length > 1 ? (SHELF.find((entry) => entry.id === id)?.name ?? id) : null;
