import { inTab } from '../keptTexts.ts';

/** The study that the lab shows in this tab, noted so that a reload opens it again. */

const KEY = 'warboard-study';
/** Ids of studies are much shorter. */
const LONGEST = 100;

/** Notes the study shown; null when the lab is closed. */
export const markStudy = (id: string | null): void => void inTab.keep(KEY, id);

/** The study that was shown before the reload, and forgets it: one that cannot be opened is not tried for ever. */
export function takeMarkedStudy(): string | null {
  const id = inTab.read(KEY);
  markStudy(null);
  return id === null || id.length > LONGEST ? null : id;
}
