import type { RefObject } from 'react';
import { diceText } from '../../text/battleText.ts';
import { Die } from './Die.tsx';
import type { DiceRow } from './diceRow.ts';
import type { ParsedDice } from './parseDice.ts';

interface DiceFieldProps {
  readonly id: string;
  readonly row: DiceRow;
  readonly text: string;
  readonly read: ParsedDice;
  /** The form was submitted: missing dice are reported too. */
  readonly isChecked: boolean;
  readonly input: RefObject<HTMLInputElement | null> | null;
  readonly onText: (text: string) => void;
}

/** A field for typed dice, which shows them as they are typed. */
export function DiceField({ id, row, text, read, isChecked, input, onText }: DiceFieldProps) {
  const { label, hint, wanted, isHit } = row;
  const isTooMuch = read.fault !== null && (read.hasInvalidDigit || read.dice.length > wanted);
  const fault = isChecked || isTooMuch ? read.fault : null;
  return (
    <div className="typed-group">
      <label htmlFor={id}>
        {diceText(wanted)} for {label} <span className="soft">{hint}</span>
      </label>
      <div className="typed-row">
        <input
          id={id}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          size={Math.max(6, wanted + 2)}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => onText(event.target.value)}
        />
        <span className="rolled-dice">
          {read.dice.slice(0, wanted).map((die, at) => (
            <Die key={at} value={die} hit={isHit(die)} />
          ))}
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
