import type { ReactNode } from 'react';
import { lazyControl, type StandInProps, StandInButton } from '../lazy/lazyControl.tsx';
import './menu.css';

/** What an element is given as attributes, `data-` among them. */
type DataAttributes = Readonly<Record<`data-${string}`, boolean>>;

export interface PopoverButtonProps {
  readonly button: DataAttributes & {
    readonly className: string;
    readonly title?: string;
    readonly 'aria-label'?: string;
    readonly children: ReactNode;
  };
  readonly popup: { readonly className: string; readonly 'aria-label'?: string };
  /** The popover's heading, if it has one. */
  readonly title?: ReactNode;
  readonly align?: 'start' | 'center';
  readonly onOpenChange?: () => void;
  /** What the popover shows. */
  readonly children: ReactNode;
}

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
