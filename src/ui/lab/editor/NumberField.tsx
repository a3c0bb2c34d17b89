import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number to type. It counts once the field is left or Enter is pressed, so that typing is one edit. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function finish(): void {
    if (typed !== null && /^\d{1,4}$/.test(typed.trim())) onChange(Number(typed));
    setTyped(null);
  }

  return (
    <input
      className="field number-field"
      inputMode="numeric"
      aria-label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  );
}
