import { useEffect } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { loadKeys } from '../../games/screens.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { openKeySheet, useKeySheetOpen } from './keySheetOpen.ts';
import { TEXT_FIELDS } from './letterOf.ts';
import { KEYS } from '../../text/keys.ts';

const KeyWindow = lazyPart(
  async () => {
    const [sheet] = await Promise.all([import('./KeyWindow.tsx'), loadKeys()]);
    return sheet.KeyWindow;
  },
  { later: true },
);

/** Where a question mark is text, or would open a window over another. */
const IGNORED = `${TEXT_FIELDS}, [role=dialog]`;

/** The sheet of all keys, which the key `?` opens wherever one is. */
export function KeySheet() {
  const isOpen = useKeySheetOpen();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (keyOf(event) !== KEYS.sheet || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(IGNORED) !== null) return;
      event.preventDefault();
      openKeySheet();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return isOpen ? <KeyWindow /> : null;
}
