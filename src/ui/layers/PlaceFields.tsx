import { useId, useMemo, useState } from 'react';

interface PlaceFieldsProps<Place> {
  readonly from: Place | null;
  readonly to: Place | null;
  /** None while they are still being loaded: what was typed then would count for nothing. */
  readonly places: readonly Place[];
  readonly onFrom: (place: Place) => void;
  readonly onTo: (place: Place) => void;
}

/** Two places by their names. */
export function PlaceFields<Place extends { readonly name: string }>({
  from,
  to,
  places,
  onFrom,
  onTo,
}: PlaceFieldsProps<Place>) {
  const list = useId();
  const names = useMemo(() => [...new Set(places.map(({ name }) => name))], [places]);
  return (
    <>
      <PlaceField label="From" list={list} place={from} places={places} onChoose={onFrom} />
      <PlaceField label="To" list={list} place={to} places={places} onChoose={onTo} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

interface PlaceFieldProps<Place> {
  readonly label: string;
  /** Id of the list of names. */
  readonly list: string;
  readonly place: Place | null;
  readonly places: readonly Place[];
  readonly onChoose: (place: Place) => void;
}

/** A place by its name; what is typed counts as soon as it is one of the places. */
function PlaceField<Place extends { readonly name: string }>({
  label,
  list,
  place,
  places,
  onChoose,
}: PlaceFieldProps<Place>) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    const named = places.find(({ name }) => name.toLowerCase() === wanted);
    if (named !== undefined) onChoose(named);
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
        value={typed ?? place?.name ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
