import type { KeyboardEvent } from 'react';
import { diceText } from '../../text/battleText.ts';
import { Die, MissingDie } from './Die.tsx';
import type { DiceRow } from './diceRow.ts';
import { parseDice } from './parseDice.ts';

interface DiceFieldProps {
  readonly id: string;
  readonly row: DiceRow;
  readonly text: string;
  /** The form was submitted: missing dice are reported too. */
  readonly isChecked: boolean;
  /** The next die is one of this row. */
  readonly isNow: boolean;
  readonly field: (element: HTMLInputElement | null) => void;
  readonly onText: (text: string) => void;
  readonly onFocus: () => void;
  /** Backspace where nothing is typed. */
  readonly onBackFromEmpty: () => void;
}

/** A field for the dice of a row, which shows those that were typed and those still to come. */
export function DiceField({
  id,
  row,
  text,
  isChecked,
  isNow,
  field,
  onText,
  onFocus,
  onBackFromEmpty,
}: DiceFieldProps) {
  const { label, hint, wanted, isHit } = row;
  const read = parseDice(text, wanted);
  const isTooMuch = read.fault !== null && (read.hasInvalidDigit || read.dice.length > wanted);
  const fault = isChecked || isTooMuch ? read.fault : null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Backspace' || text !== '') return;
    event.preventDefault();
    onBackFromEmpty();
  };
  return (
    <div className={isNow ? 'typed-group typed-group--now' : 'typed-group'}>
      <label htmlFor={id}>
        {diceText(wanted)} for {label} <span className="soft">{hint}</span>
      </label>
      <div className="typed-row">
        <input
          id={id}
          ref={field}
          // The pad takes the place of a keyboard on the screen.
          inputMode="none"
          autoComplete="off"
          size={Math.max(3, wanted + 1)}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => onText(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        <span className="rolled-dice">
          {Array.from({ length: wanted }, (_, at) => {
            const die = read.dice[at];
            return die === undefined ? <MissingDie key={at} /> : <Die key={at} value={die} hit={isHit(die)} />;
          })}
        </span>
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className="battle-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
