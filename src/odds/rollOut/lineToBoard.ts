import type { Command, GameState, SpaceId, UnitId } from '../../engine/index.ts';
import type { PoliciesOf } from '../chainOdds.ts';
import type { WantedEnd } from '../lineEnd.ts';
import { lineTo } from '../lineTo.ts';
import { lineFrom, type Line } from './line.ts';
import { addStrikes, type RolledStrike } from './strikeLine.ts';

/** How a battle of a turn ended; its end is null where nobody had to fight. */
export interface RolledFight {
  readonly space: SpaceId;
  readonly end: WantedEnd | null;
}

/** How a turn went: its raids and rockets, and its battles in the order in which they were fought. */
export interface RolledTurn {
  /** Those that guns hit on their way. */
  readonly shotDown: readonly UnitId[];
  readonly strikes: readonly RolledStrike[];
  readonly fights: readonly RolledFight[];
}

/**
 * Legal commands from a planned turn to the board after its battles, if it goes like this: the dice are the likeliest
 * that lead there. Where the rules want aircraft home before the next battle, they fly home. Null if none are found.
 * Yields often, so that the search can be done in parts.
 */
export function* lineToBoard(
  planned: GameState,
  { shotDown, strikes, fights }: RolledTurn,
  policiesOf: PoliciesOf,
): Generator<void, readonly Command[] | null> {
  const line = lineFrom(planned, shotDown);
  for (let i = 0; i < 2 && line.state.phase !== 'conduct-combat'; i += 1)
    if (!line.add({ type: 'end-phase' })) return null;
  if (line.state.shots.length > 0 && !line.rest()) return null;
  const underWay = line.state.battle ? 1 : 0;
  if (!(yield* fightAll(line, fights.slice(0, underWay), policiesOf))) return null;
  if (!addStrikes(line, strikes)) return null;
  if (!(yield* fightAll(line, fights.slice(underWay), policiesOf))) return null;
  const { battle, turn } = line.state;
  return battle || turn.battles.length > 0 ? null : line.commands;
}

/** Fights these battles on the line; false if one of them cannot end like this. */
function* fightAll(line: Line, fights: readonly RolledFight[], policiesOf: PoliciesOf): Generator<void, boolean> {
  const open = [...fights];
  while (open.length > 0) {
    const next = open.findIndex(({ space }) => begins(line, space));
    // A landing that nobody hinders any more, or whose ships were sunk, is over already.
    if (next < 0) break;
    const [{ space, end }] = open.splice(next, 1) as [RolledFight];
    if (line.state.battle?.space !== space) continue;
    const moves: readonly Command[] | null = end && (yield* lineTo(line.state, end, policiesOf(space)));
    if (!moves?.every((move) => line.add(move))) return false;
  }
  return true;
}

/** Begins the battle for a space, if it is not under way and can be begun now. */
function begins(line: Line, space: SpaceId): boolean {
  const { battle, turn } = line.state;
  if (battle) return battle.space === space;
  return turn.battles.some((plan) => plan.space === space) && line.rest() && line.add({ type: 'fight', space });
}
