import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './menu.css';

interface BarPopoverProps {
  /** What the button is called; it says what is shown on it, too. */
  readonly name: string;
  readonly shown: ReactNode;
  readonly children: ReactNode;
}

/** A part of the bar that is folded to one button in small windows; a press shows all of it. */
export function BarPopover({ name, shown, children }: BarPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="topbar__more" aria-label={name}>
        {shown} <ChevronDown size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu__place" sideOffset={6} collisionPadding={8}>
          <Popover.Popup className="bar-popover" aria-label={name}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
