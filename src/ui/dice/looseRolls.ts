import { play, rollerOf, type GameEvent, type GameState, type Roller } from '../../engine/index.ts';
import type { Timeline } from '../../store/timeline.ts';
import { isLooseRoll, type LooseRoll } from '../../text/looseDice.ts';

/** A roll outside battles, and the state before it, which still holds the units that it destroyed. */
export interface RolledLoosely {
  readonly before: GameState;
  readonly event: LooseRoll;
  /** Where the dice came from; null in games of before that was kept. */
  readonly source: Roller | null;
  /** What followed from it. */
  readonly after: readonly GameEvent[];
}

/** Whether dice that are rolled now are none of a battle: guns fire at flights on their way while one goes on, too. */
export const isOutsideBattle = ({ battle, shots }: GameState): boolean => battle === null || shots.length > 0;

/**
 * The rolls outside battles since the last order of this phase that was no roll, oldest first. Found from the commands,
 * so that they are the same after a reload.
 */
export function looseRolls({ phaseStart, commands }: Timeline): readonly RolledLoosely[] {
  const given = commands.slice(phaseStart.index);
  const last = given.findLastIndex(({ type }) => type !== 'roll');
  if (last === given.length - 1) return [];
  const found: RolledLoosely[] = [];
  let state = phaseStart.state;
  for (const [i, command] of given.entries()) {
    const answer = play(state, command);
    if (!answer.ok) return [];
    const { events } = answer.value;
    if (i > last && isOutsideBattle(state))
      for (const [at, event] of events.entries())
        if (isLooseRoll(event))
          found.push({ before: state, event, source: rollerOf(command), after: events.slice(at + 1) });
    state = answer.value.state;
  }
  return found;
}
