import type { Option } from '../../games/face/opening.ts';
import './choice.css';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of several things, each with a line of what it means. */
export function Choice<Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice__option">
          <input type="radio" name={legend} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            <strong>{option.title}</strong>
            <span className="choice__text">{option.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
