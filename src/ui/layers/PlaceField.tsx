import { useState } from 'react';
import { useRuler, type RulerEnd } from '../../store/atlas/ruler.ts';

interface PlaceFieldProps {
  readonly label: string;
  /** Id of the list of names. */
  readonly list: string;
  readonly end: RulerEnd | null;
  /** The places are still being loaded: what was typed now would count for nothing. */
  readonly isLoading: boolean;
  readonly onChoose: (end: RulerEnd) => void;
}

/** A place by its name; what is typed counts as soon as it is one of the places. */
export function PlaceField({ label, list, end, isLoading, onChoose }: PlaceFieldProps) {
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
        disabled={isLoading}
        autoComplete="off"
        value={typed ?? end?.name ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
