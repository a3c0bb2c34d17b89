import { PHASES } from '../engine/axis-allies/index.ts';
import { shelf } from '../engine/index.ts';
import { phaseName } from '../games/axis-allies/text/names.ts';
import { counted } from './words.ts';

/** Whose turn it is. */
interface WhoseTurn {
  readonly round: number;
  readonly power: string;
  readonly phase: string;
  readonly isOver?: boolean;
}

/** How a game stands. */
export interface GameProgress {
  readonly edition: string;
  readonly standing: WhoseTurn | null;
  readonly commands: number;
  /** ISO date and time; null to leave it out. */
  readonly savedAt: string | null;
}

/** 'Round 3, Germany, Combat move · 214 steps · 22 November 2026 at 14:05'. */
export const gameProgress = ({ edition, standing, commands, savedAt }: GameProgress): string =>
  [standing === null ? null : standingText(edition, standing), counted(commands, 'step'), savedAtText(savedAt)]
    .filter((part) => part !== null)
    .join(' · ');

/** 'Round 3, Germany, Combat move'; null for a power that the edition has not. */
export function standingText(edition: string, standing: WhoseTurn): string | null {
  const { round, power, isOver = false } = standing;
  const phase = PHASES.find((one) => one === standing.phase);
  const name = shelf()
    .find(({ id }) => id === edition)
    ?.powers.find(({ id }) => id === power)?.name;
  if (name === undefined || phase === undefined) return null;
  return isOver ? `Over in round ${round}` : `Round ${round}, ${name}, ${phaseName(phase)}`;
}

/** '22 November 2026 at 14:05'; null for no date, or one that cannot be read. */
export function savedAtText(savedAt: string | null): string | null {
  const when = new Date(savedAt ?? '');
  return Number.isNaN(when.getTime()) ? null : when.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
