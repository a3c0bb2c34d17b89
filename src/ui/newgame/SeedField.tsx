import { seedFault } from '../../saves/schema.ts';

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
