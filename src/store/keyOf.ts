/** What a keyboard event says of a key. */
type KeyPressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** What an English keyboard has at these places, alone and with Shift; letters and digits stand in their codes. */
const PLACES: Readonly<Record<string, readonly [string, string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
};

/** An input method takes the key, and only its place is known. */
const UNTOLD = ['Process', 'Unidentified'];

/**
 * The key that the program hears, for every key it has: its name, or what it writes, letters small even with Shift or
 * Caps Lock. Where letters are not Latin, or digits not Arabic, it is what an English keyboard has at that place, so
 * that `я` undoes with Ctrl as `z` does; a Latin letter is itself, wherever it lies. Texts typed are no affair of it.
 */
export function keyOf({ key, code, shiftKey }: KeyPressed): string {
  const isOther = /^(?!\p{Script=Latin})[\p{L}\p{M}]|^(?![0-9])\p{Nd}/u.test(key) || UNTOLD.includes(key);
  if (isOther) {
    const place = /^Key([A-Z])$|^(?:Digit|Numpad)(\d)$/.exec(code);
    const there = place?.[1] ?? place?.[2] ?? PLACES[code]?.[shiftKey ? 1 : 0];
    if (there !== undefined) return there.toLowerCase();
  }
  return key.length === 1 ? key.toLowerCase() : key;
}
