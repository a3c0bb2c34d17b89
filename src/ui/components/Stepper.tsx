import { Minus, Plus } from 'lucide-react';
import { Button } from './Button.tsx';
import './Stepper.css';

interface StepperProps {
  /** What is counted, for the buttons' accessible names: 'tanks', 'infantry in Karelia'. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  readonly disabled?: boolean;
  /** Why the value cannot go above `max`. */
  readonly limit?: string;
  /** A live region beside it tells what each press came to, so that the bare number is not read aloud too. */
  readonly toldBeside?: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * Minus, a count, plus. At its limit a button does nothing but stays focusable; otherwise the focus would jump away.
 */
export function Stepper({
  label,
  value,
  max,
  min = 0,
  disabled = false,
  limit,
  toldBeside = false,
  onChange,
}: StepperProps) {
  const isFull = limit !== undefined && value >= max;
  return (
    <span className="stepper" role="group" aria-label={label} {...(isFull ? { title: limit } : {})}>
      <Button
        shape="icon"
        small
        aria-label={`Fewer ${label}`}
        disabled={disabled}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus size={16} aria-hidden="true" />
      </Button>
      <output
        className="stepper-count"
        aria-label={`${label}: ${value}`}
        {...(toldBeside ? { 'aria-live': 'off' as const } : {})}
      >
        {value}
      </output>
      <Button
        shape="icon"
        small
        aria-label={`More ${label}`}
        disabled={disabled}
        aria-disabled={value >= max}
        {...(isFull ? { 'aria-description': limit } : {})}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus size={16} aria-hidden="true" />
      </Button>
    </span>
  );
}
