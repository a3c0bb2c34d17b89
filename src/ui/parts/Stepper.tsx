import { Minus, Plus } from 'lucide-react';
import { Button } from './Button.tsx';
import './stepper.css';

interface StepperProps {
  /** What is counted, for the buttons' names: 'infantry in Karelia'. */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** Minus, a number, plus; both buttons are named after what they count. */
export function Stepper({ label, value, most, onChange, disabled = false }: StepperProps) {
  return (
    <span className="stepper" role="group" aria-label={label}>
      <Button shape="icon" small aria-label={`One less: ${label}`} disabled={disabled || value <= 0} onClick={() => onChange(value - 1)}>
        <Minus size={16} aria-hidden />
      </Button>
      <output className="stepper__count" aria-label={`${label}: ${value}`}>
        {value}
      </output>
      <Button shape="icon" small aria-label={`One more: ${label}`} disabled={disabled || value >= most} onClick={() => onChange(value + 1)}>
        <Plus size={16} aria-hidden />
      </Button>
    </span>
  );
}
