import type { Atlas } from '../../atlas/atlas.ts';
import type { Edition, SpaceId } from '../../engine/index.ts';
import { findSpaces, type FoundSpace } from '../../store/findSpaces.ts';
import { placeTitle } from './placeTitle.ts';

export interface PlaceFound {
  readonly id: SpaceId;
  readonly title: string;
  /** The other name by which it was found, if its title does not say it. */
  readonly by: string | null;
}

/** The places with a card: all of them, territories first, or what matches the search by any name, the best first. */
export function placesFound(edition: Edition, { cards }: Atlas, typed: string): readonly PlaceFound[] {
  const place = ({ space, matchedName }: FoundSpace): PlaceFound => {
    const title = placeTitle(edition, space);
    return { id: space.id, title, by: matchedName !== null && title.includes(matchedName) ? null : matchedName };
  };
  if (typed.trim() !== '')
    return findSpaces(edition, typed)
      .filter(({ space }) => cards.has(space.id))
      .map(place);
  return edition.spaces
    .filter(({ id }) => cards.has(id))
    .map((space) => ({ ...place({ space, matchedName: null }), kind: space.kind }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.title.localeCompare(b.title, 'en', { numeric: true }));
}
