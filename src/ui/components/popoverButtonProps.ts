import type { ReactNode } from 'react';

/** What an element is given as attributes, `data-` among them. */
type Attributes = Readonly<Record<`data-${string}`, boolean>>;

export interface PopoverButtonProps {
  readonly button: Attributes & {
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
