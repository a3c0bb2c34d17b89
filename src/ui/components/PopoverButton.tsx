import { lazyControl, type StandInProps } from '../lazy/lazyControl.tsx';
import { StandInButton } from '../lazy/StandInButton.tsx';
import type { PopoverButtonProps } from './popoverButtonProps.ts';
import './menu.css';

/** A button that opens a popover. */
export const PopoverButton = lazyControl<PopoverButtonProps>(
  async () => (await import('./Popover.tsx')).Popover,
  PopoverStandIn,
  () => 'What this button opens',
);

function PopoverStandIn({ button, onOpenChange, onBegin }: PopoverButtonProps & StandInProps) {
  return (
    <StandInButton
      opens="dialog"
      button={button}
      onBegin={(begun) => {
        if (begun === 'press') onOpenChange?.();
        onBegin(begun);
      }}
    />
  );
}
