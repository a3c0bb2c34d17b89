import { useId } from 'react';

interface OptionsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of several values, from a list that opens. */
export function OneOf<Value extends string>({ label, value, options, onChange }: OptionsProps<Value>) {
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
