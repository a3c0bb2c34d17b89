import { useId, type ReactNode } from 'react';
import type { NewGameOptions, Option } from '../../games/face/opening.ts';
import { type ClockRule, type DiceMode, TAKEBACKS, type Takebacks, seedFault } from '../../saves/schema.ts';
import { CLOCK_RULES } from '../../text/clockText.ts';
import { TAKEBACK_RULES } from '../../text/agreedText.ts';
import { useSettings } from '../../store/settings.ts';
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

interface DiceChoiceProps {
  readonly modes: readonly Option<DiceMode>[];
  readonly value: DiceMode;
  readonly onChange: (mode: DiceMode) => void;
}

/** How dice are rolled. */
export const DiceChoice = ({ modes, value, onChange }: DiceChoiceProps) => (
  <Choice legend="Dice" value={value} options={modes} onChange={onChange} />
);

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

interface TakebacksChoiceProps {
  readonly value: Takebacks;
  readonly onChange: (takebacks: Takebacks) => void;
}

/** Whether dice and other players' choices may be taken back. */
export function TakebacksChoice({ value, onChange }: TakebacksChoiceProps) {
  const options = TAKEBACKS.map((rule) => ({ value: rule, ...TAKEBACK_RULES[rule] }));
  return <Choice legend="Takebacks" value={value} options={options} onChange={onChange} />;
}

const VALUES = ['on', 'off'] as const;

/** Whether this browser gives hints. */
export function HintsChoice({ choices }: { readonly choices: NonNullable<NewGameOptions['hints']> }) {
  const { hints, set } = useSettings();
  return (
    <Choice
      legend="Hints"
      value={hints ? 'on' : 'off'}
      options={VALUES.map((value) => ({ value, ...choices[value] }))}
      onChange={(value) => set({ hints: value === 'on' })}
    />
  );
}

const OPTIONS = [
  { value: 'off', title: 'No sounds', text: '“Settings” in the menu, or the key m, turns them on at any time.' },
  {
    value: 'on',
    title: 'Sounds',
    text: 'A few: dice, hits, captures, the next turn. “Settings” or the key m turns them off.',
  },
] as const;

/** What is chosen, in a few words. */
export const soundsShort = (areOn: boolean): string => (areOn ? 'sounds' : 'no sounds');

/** Whether the game is heard in this browser. */
export function SoundsChoice() {
  const { sounds, set } = useSettings();
  return (
    <Choice
      legend="Sounds"
      value={sounds ? 'on' : 'off'}
      options={OPTIONS}
      onChange={(value) => set({ sounds: value === 'on' })}
    />
  );
}

interface SeedFieldProps {
  readonly value: string;
  readonly onChange: (seed: string) => void;
}

/** The seed of another game, whose dice this one repeats; if it is left empty, the dice are new. */
export function SeedField({ value, onChange }: SeedFieldProps) {
  const fault = seedFault(value.trim());
  return (
    <div className="choice">
      <label className="choice__name" htmlFor="seed">
        Repeat a game’s dice
      </label>
      <input
        id="seed"
        className="field"
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="new dice"
        aria-invalid={fault !== null}
        aria-describedby="seed-text"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id="seed-text" className="choice__text">
        The seed of a game stands in “The war so far”, under Luck. The same seed rolls the same dice in the same order.
      </p>
    </div>
  );
}

interface MoreOptionsProps {
  /** What is chosen below, in a few words for each option. */
  readonly chosen: readonly string[];
  readonly children: ReactNode;
}

/** Options that are seldom changed, folded away; what is chosen can be read without opening them. */
export function MoreOptions({ chosen, children }: MoreOptionsProps) {
  return (
    <details className="more-options">
      <summary>
        <strong>More options</strong> <span className="more-options__chosen">{chosen.join(' · ')}</span>
      </summary>
      <div className="more-options__list">{children}</div>
    </details>
  );
}
