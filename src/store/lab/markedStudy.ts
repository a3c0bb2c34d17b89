/** The study that the lab shows in this tab, noted in the tab's storage, so that a reload opens it again. */

const KEY = 'warboard-study';
/** Ids of studies are much shorter. */
const LONGEST = 100;

/** Notes the study shown; null when the lab is closed. */
export function markStudy(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Then a reload does not find it.
  }
}

/** The study that was shown before the reload, and forgets it: one that cannot be opened is not tried for ever. */
export function takeMarkedStudy(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id === null || id.length > LONGEST ? null : id;
  } catch {
    // Storage may be forbidden.
    return null;
  }
}
