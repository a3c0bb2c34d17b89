import { useId, useMemo, useState } from 'react';
import type { AnyEdition, AnySpace, SpaceId } from '../../engine/index.ts';
import { AtlasCard } from './AtlasCard.tsx';
import { AtlasNotLoaded } from './AtlasNotLoaded.tsx';
import type { Atlas } from '../../atlas/atlas.ts';
import { counted } from '../../text/words.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { findSpaces, type FoundSpace } from '../../store/findSpaces.ts';
import { placeTitle } from './placeTitle.ts';
import { useAtlas } from './useAtlas.ts';
import { ClassroomPanel } from '../frame/ClassroomPanel.tsx';
import './atlas.css';

interface PlacePanelProps {
  readonly edition: AnyEdition;
  readonly space: AnySpace | null;
}

/** The card of the space that was pressed; before that all places there are cards of. */
export function PlacePanel({ edition, space }: PlacePanelProps) {
  const { atlas, hasFailed, tryAgain } = useAtlas(edition.id);
  return (
    <ClassroomPanel label="Places">
      {atlas === null ? (
        <AtlasNotLoaded hasFailed={hasFailed} tryAgain={tryAgain} />
      ) : space === null ? (
        <PlaceList edition={edition} atlas={atlas} />
      ) : (
        <AtlasCard key={space.id} edition={edition} atlas={atlas} space={space} />
      )}
    </ClassroomPanel>
  );
}

interface PlaceListProps {
  readonly edition: AnyEdition;
  readonly atlas: Atlas;
}

/** All places with a card, by name; what is typed, any name or the number of a zone, narrows them down. */
function PlaceList({ edition, atlas }: PlaceListProps) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const places = useMemo(() => placesFound(edition, atlas, typed), [edition, atlas, typed]);
  return (
    <>
      <h2>Explore the map</h2>
      <p>Press a place on the map, or choose it here, to read what it was and what happened there.</p>
      <label className="atlas__label" htmlFor={field}>
        Find a place
      </label>
      <input
        id={field}
        type="search"
        className="field atlas__search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="soft" aria-live="polite">
        {counted(places.length, 'place')}
      </p>
      <ul className="atlas__places">
        {places.map((place) => (
          <li key={place.id}>
            <a href={classroomAddress('atlas', place.id)}>
              {place.title}
              {place.by !== null && <span className="soft"> {place.by}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceFound {
  readonly id: SpaceId;
  readonly title: string;
  /** The other name by which it was found, if its title does not say it. */
  readonly by: string | null;
}

/** The places with a card: all of them, territories first, or what matches the search by any name, the best first. */
function placesFound(edition: AnyEdition, { cards }: Atlas, typed: string): readonly PlaceFound[] {
  const place = ({ space, matchedName }: FoundSpace<AnySpace>): PlaceFound => {
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
