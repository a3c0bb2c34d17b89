import { useState } from 'react';
import { useRuler, type RulerEnd } from '../../store/atlas/ruler.ts';

interface PlaceFieldProps {
  readonly label: string;
  /** Id of the list of names. */
  readonly list: string;
  readonly end: RulerEnd | null;
  readonly onChoose: (end: RulerEnd) => void;
}

/** A place by its name; what is typed counts as soon as it is one of the places. */
export function PlaceField({ label, list, end, onChoose }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const wanted = text.trim().toLowerCase();
    const place = useRuler.getState().places.find(({ name }) => name.toLowerCase() === wanted);
    if (place !== undefined) onChoose(place);
  };
  return (
    <label className="ruler__place">
      {label}
      <input
        type="text"
        className="field"
        list={list}
        autoComplete="off"
        value={typed ?? end?.name ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
