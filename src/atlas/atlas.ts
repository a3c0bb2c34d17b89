import type { SpaceId } from '../engine/index.ts';
import type { Card, Holders, OpeningCard, Shares, Source, WarEvent } from './schema.ts';

/** A card of a space, and the edition whose game it speaks of. */
export type GameCard = Card & { readonly game: string };

/** What the atlas tells of the world of an edition. */
export interface Atlas {
  /** The edition on whose board the events lie. */
  readonly from: string;
  /** The spaces of this board that are the same ground as those of that id on that board; null where all are. */
  readonly shared: readonly SpaceId[] | null;
  readonly cards: ReadonlyMap<SpaceId, GameCard>;
  /** In order of time. */
  readonly events: readonly WarEvent[];
  readonly holders: Holders | null;
  /** Null where the game has no place in time. */
  readonly opening: OpeningCard | null;
  readonly sources: ReadonlyMap<string, Source>;
}

interface AtlasFiles {
  readonly from: string;
  readonly shared: readonly SpaceId[] | null;
  readonly cards: readonly GameCard[];
  readonly events: readonly WarEvent[];
  readonly holders: Holders | null;
  /** Null where the game has no place in time. */
  readonly opening: OpeningCard | null;
  readonly sources: readonly Source[];
}

/** Puts the files of an atlas together. */
export const atlasOf = ({ from, shared, cards, events, holders, opening, sources }: AtlasFiles): Atlas => ({
  from,
  shared,
  cards: new Map(cards.map((card) => [card.space, card])),
  events: events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  holders,
  opening,
  sources: new Map(sources.map((source) => [source.id, source])),
});

/**
 * Whether an event lies in the space of this board that has its id: another board's zone of the same number, or land
 * of the same name, may be elsewhere.
 */
export const isOnBoard = ({ place }: Pick<WarEvent, 'place'>, { shared }: Pick<Atlas, 'shared'>): boolean =>
  shared === null || shared.includes(place.space);

/** The events in a space of this board, in order of time. */
export const eventsIn = (space: SpaceId, atlas: Pick<Atlas, 'events' | 'shared'>): readonly WarEvent[] =>
  atlas.events.filter((event) => event.place.space === space && isOnBoard(event, atlas));

/** The cards of an edition: its own, and those that it shares, with what it says otherwise of these. */
export function cardsOf(edition: string, own: readonly Card[], shares: Shares | null, theirs: readonly Card[]) {
  const cards = own.map((card): GameCard => ({ ...card, game: edition }));
  if (shares === null) return cards;
  const { from, spaces, retold = {} } = shares;
  const shared = theirs.flatMap((card): GameCard[] => {
    if (!spaces.includes(card.space)) return [];
    const otherwise = retold[card.space];
    if (otherwise === undefined) return [{ ...card, game: from }];
    const { today = card.today, past = card.past, inGame, departs } = otherwise;
    // Where a game departs from history is said of that game alone.
    return [{ ...card, today, past, inGame, departs, game: edition }];
  });
  return [...cards, ...shared];
}
