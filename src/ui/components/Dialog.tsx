import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useContext, useEffect, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { InFront } from './Layer.tsx';

export interface WindowProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons below the text; the one that only closes comes first. If they are left out, there is a button to close. */
  readonly buttons?: ReactNode;
}

/** At the edges of the window, these give the focus back to it. */
const GUARD = '[data-base-ui-focus-guard]';

/** A guard gives the focus back a frame late. A press of Tab before that must not go on to the page behind. */
function holdTab(event: KeyboardEvent): void {
  if (event.key === 'Tab' && document.activeElement?.matches(GUARD) === true) event.preventDefault();
}

/** Whether this is the second press of a double one, whose first opened the window: it must not close it again. */
const isDoubled = (event: Event): boolean => event instanceof MouseEvent && event.detail > 1;

/**
 * A modal dialog: keeps the focus, closes with Escape, restores the focus. It goes with the page it belongs to, by the
 * browser's back button say, and comes back with it.
 */
export function Dialog({ open: isOpen, title, onClose, children, buttons }: WindowProps) {
  const open = useContext(InFront) && isOpen;
  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('keydown', holdTab, { capture: true });
    return () => document.removeEventListener('keydown', holdTab, { capture: true });
  }, [open]);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next, { event }) => (next || isDoubled(event) ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="window__back" />
        <BaseDialog.Popup className="window">
          <BaseDialog.Title>{title}</BaseDialog.Title>
          {/* Focusable, so that a long text can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="window__body" tabIndex={0}>
            {children}
          </div>
          <div className="window__buttons">
            {buttons ?? (
              <Button look="main" onClick={onClose}>
                Close
              </Button>
            )}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
