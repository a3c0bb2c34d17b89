import { useId, useState } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import type { Edition, Space } from '../../engine/index.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';

interface PlaceListProps {
  readonly edition: Edition;
  readonly atlas: Atlas;
}

/** All places with a card, by name; what is typed narrows them down. */
export function PlaceList({ edition, atlas }: PlaceListProps) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const wanted = typed.trim().toLowerCase();
  const places = edition.spaces
    .filter(({ id, name }) => atlas.cards.has(id) && name.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en', { numeric: true }));
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
        {places.length === 1 ? '1 place' : `${places.length} places`}
      </p>
      <ul className="atlas__places">
        {places.map((place) => (
          <PlaceLink key={place.id} place={place} />
        ))}
      </ul>
    </>
  );
}

function PlaceLink({ place }: { readonly place: Space }) {
  return (
    <li>
      <a href={classroomAddress('atlas', place.id)}>{place.name}</a>
    </li>
  );
}
