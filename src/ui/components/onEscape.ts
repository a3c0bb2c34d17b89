import type { KeyboardEventHandler } from 'react';

/** For a form: Escape leaves it, and nothing else is closed by the same press. */
export const onEscape = (leave: () => void): { readonly onKeyDown: KeyboardEventHandler } => ({
  onKeyDown: (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  },
});
