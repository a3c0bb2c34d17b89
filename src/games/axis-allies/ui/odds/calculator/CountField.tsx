import { Minus, Plus } from 'lucide-react';
import { MOST_UNITS } from '../../../odds/asked.ts';
import { Button } from '../../../../../ui/components/Button.tsx';

interface CountFieldProps {
  /** What is counted: 'attacking tanks'. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Minus, a number that can be typed too, plus. */
export function CountField({ label, value, onChange }: CountFieldProps) {
  const set = (count: number): void => onChange(Math.min(Math.max(0, count), MOST_UNITS));
  return (
    <span className="count-field" role="group" aria-label={label}>
      <Button
        shape="icon"
        small
        aria-label={`Fewer ${label}`}
        aria-disabled={value === 0}
        onClick={() => set(value - 1)}
      >
        <Minus size={16} aria-hidden />
      </Button>
      <input
        className="field"
        inputMode="numeric"
        aria-label={`Number of ${label}`}
        placeholder="0"
        value={value === 0 ? '' : value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 3)))}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') set(value + 1);
          if (key === 'ArrowDown') set(value - 1);
        }}
      />
      <Button
        shape="icon"
        small
        aria-label={`More ${label}`}
        aria-disabled={value === MOST_UNITS}
        onClick={() => set(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </Button>
    </span>
  );
}
