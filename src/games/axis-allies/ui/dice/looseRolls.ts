import { awaiting, play, rollerOf, type GameState, type Roller } from '../../../../engine/axis-allies/index.ts';
import { isLooseRoll, type LooseRolled } from '../../text/diceText.ts';
import type { Timeline } from '../../session/types.ts';

/** A roll outside battles, and where its dice came from; null in games of before that was kept. */
export interface RolledLoosely extends LooseRolled {
  readonly source: Roller | null;
}

/** Whether dice that are rolled now are none of a battle: guns fire at flights on their way while one goes on, too. */
export const isOutsideBattle = ({ battle, shots }: GameState): boolean => battle === null || shots.length > 0;

/**
 * The rolls outside battles since the last order of this phase that was neither a roll nor a flight home after it,
 * oldest first. Found from the commands, so that they are the same after a reload.
 */
export function looseRolls({ phaseStart, commands }: Timeline): readonly RolledLoosely[] {
  const given = commands.slice(phaseStart.index);
  const last = given.findLastIndex(({ type }) => type !== 'roll' && type !== 'move');
  if (!given.slice(last + 1).some(({ type }) => type === 'roll')) return [];
  let found: RolledLoosely[] = [];
  let state = phaseStart.state;
  for (const command of given) {
    const answer = play(state, command);
    if (!answer.ok) return [];
    const { events } = answer.value;
    if (command.type !== 'roll' && awaiting(state).kind !== 'fly-home') found = [];
    else if (command.type === 'roll' && isOutsideBattle(state))
      for (const [at, event] of events.entries())
        if (isLooseRoll(event))
          found.push({ before: state, event, source: rollerOf(command), after: events.slice(at + 1) });
    state = answer.value.state;
  }
  return found;
}
