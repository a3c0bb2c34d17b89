import { useId } from 'react';
import type { ClockRule } from '../../saves/schema.ts';
import { CLOCK_RULES } from '../../text/clockText.ts';
import { Choice } from './Choice.tsx';

/** Minutes that are proposed. */
const USUAL = { turn: 15, side: 90 } as const;
const [FEWEST, MOST] = [1, 600];

interface ClockChoiceProps {
  readonly value: ClockRule | null;
  readonly onChange: (clock: ClockRule | null) => void;
}

/** Whether a clock runs, for what, and for how many minutes. */
export function ClockChoice({ value, onChange }: ClockChoiceProps) {
  const minutes = useId();
  const options = (['none', 'turn', 'side'] as const).map((kind) => ({ value: kind, ...CLOCK_RULES[kind] }));
  return (
    <div className="clock-choice">
      <Choice
        legend="Clock"
        value={value?.kind ?? 'none'}
        options={options}
        onChange={(kind) => onChange(kind === 'none' ? null : { kind, seconds: USUAL[kind] * 60 })}
      />
      {value !== null && (
        <label htmlFor={minutes} className="clock-choice__minutes">
          Minutes for each {value.kind}{' '}
          <input
            key={value.kind}
            id={minutes}
            className="field"
            type="number"
            min={FEWEST}
            max={MOST}
            defaultValue={value.seconds / 60}
            // What is no number of minutes gives way, because a field folded away could not say what is wrong with it.
            onBlur={({ target }) => {
              target.value = String(value.seconds / 60);
            }}
            onChange={({ target }) => {
              const wanted = Math.round(target.valueAsNumber);
              if (wanted >= FEWEST && wanted <= MOST) onChange({ ...value, seconds: wanted * 60 });
            }}
          />
        </label>
      )}
    </div>
  );
}
