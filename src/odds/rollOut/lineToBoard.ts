import { awaiting, play, type Command, type GameState, type SpaceId } from '../../engine/index.ts';
import type { PoliciesOf } from '../chainOdds.ts';
import type { WantedEnd } from '../lineEnd.ts';
import { lineTo } from '../lineTo.ts';
import { answerBetweenBattles } from './betweenBattles.ts';

/** How a battle of a turn ended; its end is null where nobody had to fight. */
export interface RolledFight {
  readonly space: SpaceId;
  readonly end: WantedEnd | null;
}

/**
 * Legal commands from a planned turn to the board after its battles, if they end like these: the dice are the likeliest
 * that lead there. Where the rules want aircraft home before the next battle, they fly home. Null if none are found.
 * Yields often, so that the search can be done in parts.
 */
export function* lineToBoard(
  planned: GameState,
  fights: readonly RolledFight[],
  policiesOf: PoliciesOf,
): Generator<void, readonly Command[] | null> {
  const line = lineFrom(planned);
  for (let i = 0; i < 2 && line.state.phase !== 'conduct-combat'; i += 1)
    if (!line.add({ type: 'end-phase' })) return null;
  const open = [...fights];
  while (open.length > 0) {
    const next = open.findIndex(({ space }) => line.begins(space));
    // A landing that nobody hinders any more, or whose ships were sunk, is over already.
    if (next < 0) break;
    const [{ space, end }] = open.splice(next, 1) as [RolledFight];
    if (line.state.battle?.space !== space) continue;
    const moves: readonly Command[] | null = end && (yield* lineTo(line.state, end, policiesOf(space)));
    if (!moves?.every((move) => line.add(move))) return null;
  }
  const { battle, turn } = line.state;
  return battle || turn.battles.length > 0 ? null : line.commands();
}

const isToCome = ({ battle, turn }: GameState, space: SpaceId): boolean =>
  battle?.space === space || turn.battles.some((plan) => plan.space === space);

/** A line that grows by commands the rules allow. */
function lineFrom(start: GameState) {
  const commands: Command[] = [];
  let state = start;

  function add(command: Command): boolean {
    const played = play(state, command);
    if (!played.ok) return false;
    ({ state } = played.value);
    commands.push(command);
    return true;
  }

  return {
    get state() {
      return state;
    },
    add,
    /** Begins the battle for a space, if it is not under way and can be begun now. */
    begins(space: SpaceId): boolean {
      if (state.battle) return state.battle.space === space;
      if (!isToCome(state, space)) return false;
      while (awaiting(state).kind !== 'command') {
        const answer = answerBetweenBattles(state);
        if (!answer || !add(answer)) return false;
      }
      return add({ type: 'fight', space });
    },
    commands: (): readonly Command[] => commands,
  };
}
