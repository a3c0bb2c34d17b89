import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

export interface WindowProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons below the text; the one that only closes comes first. If they are left out, there is a button to close. */
  readonly buttons?: ReactNode;
}

/** A modal dialog: keeps the focus, closes with Escape, restores the focus. */
export function Dialog({ open, title, onClose, children, buttons }: WindowProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
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
