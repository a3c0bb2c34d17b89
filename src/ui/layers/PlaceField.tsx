import { useState } from 'react';

interface PlaceFieldProps<Place> {
  readonly label: string;
  /** Id of the list of names. */
  readonly list: string;
  readonly end: Place | null;
  /** None while they are still being loaded: what was typed then would count for nothing. */
  readonly places: readonly Place[];
  readonly onChoose: (end: Place) => void;
}

/** A place by its name; what is typed counts as soon as it is one of the places. */
export function PlaceField<Place extends { readonly name: string }>({
  label,
  list,
  end,
  places,
  onChoose,
}: PlaceFieldProps<Place>) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    const place = places.find(({ name }) => name.toLowerCase() === wanted);
    if (place !== undefined) onChoose(place);
  };
  return (
    <label className="ruler__place">
      {label}
      <input
        type="text"
        className="field"
        list={list}
        disabled={places.length === 0}
        autoComplete="off"
        value={typed ?? end?.name ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
