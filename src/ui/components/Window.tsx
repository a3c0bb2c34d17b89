import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import './Window.css';

interface WindowProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons under the text; the one that closes without doing anything comes first. */
  readonly buttons: ReactNode;
}

/** A dialog over the table: keeps the focus, closes by Escape, gives the focus back. */
export function Window({ open, title, onClose, children, buttons }: WindowProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="window__back" />
        <Dialog.Popup className="window">
          <Dialog.Title>{title}</Dialog.Title>
          {/* A long text is scrolled by the keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="window__body" tabIndex={0}>
            {children}
          </div>
          <div className="window__buttons">{buttons}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
