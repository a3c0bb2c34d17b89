import type { ThreatLevel } from '../../emblems/threatLevels.ts';

/** What each pattern of the threats says. */
export const LEVEL_TEXTS: Readonly<Record<ThreatLevel, string>> = {
  reached: 'in reach',
  unlikely: 'under 33 %',
  even: '33 to 67 %',
  likely: 'over 67 %',
};
