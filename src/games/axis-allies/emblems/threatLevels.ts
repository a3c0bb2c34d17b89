import type { Pattern } from '../../../emblems/looks.ts';

/** How much a space is threatened, by the chance that it falls. */
export const THREAT_LEVELS = ['reached', 'unlikely', 'even', 'likely'] as const;
export type ThreatLevel = (typeof THREAT_LEVELS)[number];

interface ThreatLook {
  readonly colour: string;
  readonly pattern: Pattern;
  /** Opacity of its strokes. */
  readonly alpha: number;
}

/** Each level has its own pattern, denser with the threat; all are of one colour. */
export const THREAT_LOOKS: Readonly<Record<ThreatLevel, ThreatLook>> = {
  reached: { colour: '#5b2a86', pattern: 'dotted', alpha: 0.3 },
  unlikely: { colour: '#5b2a86', pattern: 'dashed', alpha: 0.7 },
  even: { colour: '#5b2a86', pattern: 'striped', alpha: 0.85 },
  likely: { colour: '#5b2a86', pattern: 'crossed', alpha: 0.85 },
};

/** The level of a chance; null where nothing stands that could fall. */
export function threatLevel(chance: number | null): ThreatLevel {
  if (chance === null || chance < 0.005) return 'reached';
  if (chance < 1 / 3) return 'unlikely';
  return chance < 2 / 3 ? 'even' : 'likely';
}
