import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './menu.css';

interface BarPopoverProps {
  /** The button's accessible name, which includes the content it shows. */
  readonly name: string;
  readonly shown: ReactNode;
  readonly children: ReactNode;
}

/** A part of the top bar that small windows collapse to a button; a press shows all of it. */
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
