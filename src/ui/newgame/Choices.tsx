import { DICE_MODES, type DiceMode } from '../../saves/schema.ts';
import { SHELF, type Edition } from '../../engine/index.ts';
import { victoryName, victoryText } from './victoryText.ts';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly title: string; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) {
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

/** Which edition to play; nothing where there is only one. */
export function EditionChoice({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (edition: string) => void;
}) {
  if (SHELF.length === 1) return null;
  const options = SHELF.map(({ id, name, about }) => ({ value: id, title: name, text: about.join(' ') }));
  return <Choice legend="Edition" value={value} options={options} onChange={onChange} />;
}

export function VictoryChoice({
  edition,
  value,
  onChange,
}: {
  readonly edition: Edition;
  readonly value: string;
  readonly onChange: (victory: string) => void;
}) {
  const options = Object.keys(edition.victories).map((victory) => ({
    value: victory,
    title: victoryName(victory),
    text: victoryText(edition, victory),
  }));
  return <Choice legend="Victory" value={value} options={options} onChange={onChange} />;
}

const DICE_TEXT: Readonly<Record<DiceMode, { title: string; text: string }>> = {
  program: { title: 'The program rolls', text: 'One press, and the dice lie on the table.' },
  table: { title: 'We roll real dice', text: 'The program says how many; you type in what fell.' },
};

export function DiceChoice({
  value,
  onChange,
}: {
  readonly value: DiceMode;
  readonly onChange: (mode: DiceMode) => void;
}) {
  return (
    <Choice
      legend="Dice"
      value={value}
      options={DICE_MODES.map((mode) => ({ value: mode, ...DICE_TEXT[mode] }))}
      onChange={onChange}
    />
  );
}
