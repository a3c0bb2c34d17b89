import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import { lookAfterKey, type Look } from './views.ts';

interface LookButtonsProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

const BUTTONS: readonly (readonly [key: string, label: string, icon: ReactNode])[] = [
  ['ArrowLeft', 'Turn to the west', <ArrowLeft key="icon" size={20} aria-hidden />],
  ['ArrowRight', 'Turn to the east', <ArrowRight key="icon" size={20} aria-hidden />],
  ['ArrowUp', 'Turn to the north', <ArrowUp key="icon" size={20} aria-hidden />],
  ['ArrowDown', 'Turn to the south', <ArrowDown key="icon" size={20} aria-hidden />],
  ['+', 'Closer', <Plus key="icon" size={20} aria-hidden />],
  ['-', 'Farther away', <Minus key="icon" size={20} aria-hidden />],
  ['0', 'As at first', <RotateCcw key="icon" size={20} aria-hidden />],
];

/** Buttons that do what the keys do. */
export function LookButtons({ look, onLook }: LookButtonsProps) {
  return (
    <div className="look-buttons" role="group" aria-label="Turn the earth">
      {BUTTONS.map(([key, label, icon]) => (
        <Button
          key={key}
          shape="icon"
          aria-label={label}
          title={label}
          onClick={() => onLook(lookAfterKey(look, key) ?? look)}
        >
          {icon}
        </Button>
      ))}
    </div>
  );
}
