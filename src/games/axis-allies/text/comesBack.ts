import { territoryOf, boardOf, type GameState, type SpaceId } from '../../../engine/axis-allies/index.ts';
import type { ComesBack, CounterAttack, Sent } from '../odds/threats/counterAttack.ts';
import { percent } from '../../../text/chances.ts';
import { spaceName, thePower } from './names.ts';
import { unitList } from './unitNames.ts';
import { capitalized } from '../../../text/words.ts';

/** What stands in the space when it is attacked. */
export function fateText(game: GameState, { fate, defenders }: ComesBack): string {
  if (fate === null) return 'Your side will not hold it then.';
  if (defenders.length === 0) return fate === 'taken' ? 'Taken, and nobody stays in it.' : 'Nobody stays in it.';
  const units = unitList(game, defenders);
  return fate === 'taken' ? `Taken, as is likeliest, and held by ${units}.` : `Held by ${units}.`;
}

/** How likely an attack is to succeed: 'Germany takes it: 63 %'. */
export function attackText(game: GameState, { power, space, chance }: CounterAttack): string {
  const whose = capitalized(thePower(game, power));
  const deed = territoryOf(boardOf(game), space) ? 'takes it' : 'wins';
  return `${whose} ${deed}: ${chance === null ? 'too large a battle to reckon' : percent(Math.min(1, chance))}`;
}

/** Units that set out together for the same task: from where, and what they do there. */
export interface SentLine {
  readonly units: string;
  readonly from: SpaceId;
  readonly task: string;
}

/** Who takes part in an attack, those that set out from one space for the same task in one line. */
export function sentLines(game: GameState, { sent }: CounterAttack): readonly SentLine[] {
  const together = new Map<string, Sent>();
  for (const one of sent) {
    const key = [one.from, one.task, one.landsFrom].join(' ');
    const before = together.get(key);
    together.set(key, before ? { ...before, units: [...before.units, ...one.units] } : one);
  }
  return [...together.values()].map(({ units, from, task, landsFrom }) => ({
    units: capitalized(unitList(game, units)),
    from,
    task:
      landsFrom === null
        ? TASKS[task]
        : landsFrom === from
          ? ', by ship'
          : `, by ship, from ${spaceName(game, landsFrom)}`,
  }));
}

const TASKS: Readonly<Record<Sent['task'], string>> = {
  attack: '',
  bombard: ', to bombard the coast',
  clear: ', to clear the way for the landing',
};
