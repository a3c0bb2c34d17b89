import { keyOf } from '../../store/keyOf.ts';

/** Fields in which keys are text, and Ctrl+Z undoes typing. */
export const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';

/** Elements in which letters are text, and what lies over the page. */
const IGNORED = `${TEXT_FIELDS}, select, [role=dialog], [role=menu]`;
/** Where a letter alone goes to a space. */
const MAP = '.world-map__canvas';

const isIn = (target: EventTarget | null, where: string): boolean =>
  target instanceof Element && target.closest(where) !== null;

/** The letter pressed as a key of the program, on the map with Shift; null for all else, such as text. */
export function letterOf(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return null;
  if (isIn(target, IGNORED) || (isIn(target, MAP) && !shiftKey)) return null;
  return keyOf(event);
}
