/**
 * Entries of a table that has nothing for these keys. A table over all events, reasons or phases names them so that the
 * compiler asks for an entry, or for silence, when a new one comes.
 */
export const nothingOf = <Key extends string>(...keys: readonly Key[]): Readonly<Record<Key, null>> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>;
