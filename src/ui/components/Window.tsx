import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import './Window.css';

interface WindowProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons below the text; the one that only closes comes first. If they are left out, there is a button to close. */
  readonly buttons?: ReactNode;
}

/** A modal dialog: keeps the focus, closes with Escape, restores the focus. */
export function Window({ open, title, onClose, children, buttons }: WindowProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="window__back" />
        <Dialog.Popup className="window">
          <Dialog.Title>{title}</Dialog.Title>
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
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
