import type { SpaceId } from '../engine/index.ts';
import type { Card, Holders, OpeningCard, Source, WarEvent } from './schema.ts';

/** What the atlas tells of the world of an edition. */
export interface Atlas {
  /** The edition whose game the cards speak of, and on whose board the events lie. */
  readonly from: string;
  readonly cards: ReadonlyMap<SpaceId, Card>;
  /** In order of time. */
  readonly events: readonly WarEvent[];
  readonly holders: Holders | null;
  /** Null where the game has no place in time. */
  readonly opening: OpeningCard | null;
  readonly sources: ReadonlyMap<string, Source>;
}

interface AtlasFiles {
  readonly from: string;
  readonly cards: readonly Card[];
  readonly events: readonly WarEvent[];
  readonly holders: Holders | null;
  /** Null where the game has no place in time. */
  readonly opening: OpeningCard | null;
  readonly sources: readonly Source[];
}

/** Puts the files of an atlas together. */
export const atlasOf = ({ from, cards, events, holders, opening, sources }: AtlasFiles): Atlas => ({
  from,
  cards: new Map(cards.map((card) => [card.space, card])),
  events: events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  holders,
  opening,
  sources: new Map(sources.map((source) => [source.id, source])),
});
