import type { PolicyOption } from '../../text/policyOptions.ts';

interface PolicySelectProps<Policy> {
  readonly label: string;
  readonly options: readonly PolicyOption<Policy>[];
  readonly value: Policy;
  readonly onChange: (policy: Policy) => void;
}

/** A list of policies to choose from. */
export function PolicySelect<Policy>({ label, options, value, onChange }: PolicySelectProps<Policy>) {
  const at = options.findIndex(({ policy }) => JSON.stringify(policy) === JSON.stringify(value));
  return (
    <label className="policy">
      {label}
      <select
        className="field"
        value={at}
        onChange={({ target }) => {
          const chosen = options[Number(target.value)];
          if (chosen) onChange(chosen.policy);
        }}
      >
        {options.map(({ text }, i) => (
          <option key={text} value={i}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
