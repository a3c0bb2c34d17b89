import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { PopoverButton } from '../components/PopoverButton.tsx';

interface BarPopoverProps {
  /** The button's accessible name, which includes the content it shows. */
  readonly name: string;
  readonly shown: ReactNode;
  readonly children: ReactNode;
}

/** A part of the top bar that small windows collapse to a button; a press shows all of it. */
export function BarPopover({ name, shown, children }: BarPopoverProps) {
  const button = (
    <>
      {shown} <ChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <PopoverButton
      button={{ className: 'topbar__more', 'aria-label': name, children: button }}
      popup={{ className: 'bar-popover', 'aria-label': name }}
    >
      {children}
    </PopoverButton>
  );
}
