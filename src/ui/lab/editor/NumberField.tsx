import { useState, type KeyboardEvent } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One more or one less by a key. Both signs that a keyboard may have for less are taken. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1, '−': -1 };
const MOST = 9_999;

/**
 * A whole number to type, or to raise and lower with + and − and the arrow keys. It counts once the field is left or
 * Enter is pressed, so that typing is one edit.
 */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function finish(): void {
    if (typed !== null && /^\d{1,4}$/.test(typed.trim())) onChange(Number(typed));
    setTyped(null);
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key === 'Enter') finish();
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const now = /^\d{1,4}$/.test(typed?.trim() ?? '') ? Number(typed) : value;
    setTyped(String(Math.min(Math.max(now + step, 0), MOST)));
  }

  return (
    <input
      className="field number-field"
      inputMode="numeric"
      aria-label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}
