/** Texts in the storage of this tab, where a reload finds them. Where storage is forbidden or full, none is kept. */

/** The text that is kept under this key; null for none. */
export function textInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under this key; null forgets it. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Then a reload begins without it.
  }
}
