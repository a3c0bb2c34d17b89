import { useId } from 'react';

interface RadiosProps<Id extends string> {
  readonly legend: string;
  /** The text of each option, by id. */
  readonly options: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of several options. */
export function Radios<Id extends string>({ legend, options, chosen, onChoose }: RadiosProps<Id>) {
  const group = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {(Object.keys(options) as Id[]).map((id) => (
        <label key={id} className="choice__option">
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>{options[id]}</span>
        </label>
      ))}
    </fieldset>
  );
}
