import { SHELF, type Phase } from '../engine/index.ts';
import { phaseName } from './names.ts';
import { counted } from './words.ts';

/** How a game stands. */
export interface GameProgress {
  readonly edition: string;
  readonly standing: {
    readonly round: number;
    readonly power: string;
    readonly phase: Phase;
    readonly isOver: boolean;
  } | null;
  readonly commands: number;
  /** ISO date and time; null to leave it out. */
  readonly savedAt: string | null;
}

/** 'Round 3, Germany, Combat move · 214 steps · 22 November 2026 at 14:05'. */
export function gameProgress({ edition, standing, commands, savedAt }: GameProgress): string {
  const when = savedAt === null ? null : new Date(savedAt);
  const time =
    when === null || Number.isNaN(when.getTime())
      ? []
      : [when.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })];
  const powers = SHELF.find(({ id }) => id === edition)?.powers;
  const power = powers?.find(({ id }) => id === standing?.power)?.name;
  const where =
    standing === null || power === undefined
      ? []
      : [
          standing.isOver
            ? `Over in round ${standing.round}`
            : `Round ${standing.round}, ${power}, ${phaseName(standing.phase)}`,
        ];
  return [...where, counted(commands, 'step'), ...time].join(' · ');
}
