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

interface TicksProps<Id extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly name: string; readonly isEmpty: boolean }[];
  readonly chosen: readonly Id[];
  readonly onChoose: (ids: Id[]) => void;
}

/** Any of several options, in their order. What has nothing to offer now says so. */
export function Ticks<Id extends string>({ legend, options, chosen, onChoose }: TicksProps<Id>) {
  const toggled = (id: Id): Id[] =>
    options.flatMap((option) => (chosen.includes(option.id) !== (option.id === id) ? [option.id] : []));
  return (
    <fieldset className="choice quiz-form__many">
      <legend>{legend}</legend>
      {options.map(({ id, name, isEmpty }) => (
        <label key={id} className="choice__option">
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onChoose(toggled(id))} />
          <span>
            {name}
            {isEmpty && <span className="choice__text">none with these choices</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of several values, from a list that opens. */
export function OneOf<Value extends string>({ label, value, options, onChange }: ChoiceFieldProps<Value>) {
  const field = useId();
  return (
    <p className="print-choice">
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        className="field"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is shown or not. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="choice__option">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
