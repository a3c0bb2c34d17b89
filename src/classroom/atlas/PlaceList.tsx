import { useId, useMemo, useState } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import type { Edition } from '../../engine/index.ts';
import { counted } from '../../text/words.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { placesFound } from './placesFound.ts';

interface PlaceListProps {
  readonly edition: Edition;
  readonly atlas: Atlas;
}

/** All places with a card, by name; what is typed, any name or the number of a zone, narrows them down. */
export function PlaceList({ edition, atlas }: PlaceListProps) {
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
