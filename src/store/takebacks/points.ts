import type { Command } from '../../engine/index.ts';
import { firstPoint, nextPoint, type Timeline, type TimelinePoint } from '../timeline.ts';

/** What begins at a point of a game. */
export type PointKind = 'turn' | 'phase' | 'battle' | 'order';

/** A point that a takeback can go back to: the moment before a command. */
export interface TakebackPoint {
  readonly point: TimelinePoint;
  readonly kind: PointKind;
  /** The first command that would be taken back. */
  readonly command: Command;
}

/** The points of one turn, latest first. */
export type TakebackTurn = readonly [TakebackPoint, ...TakebackPoint[]];

/** Plays a game again and lists the points to go back to, turn by turn, latest first. Yields after each command. */
export function* takebackTurns({ start, commands }: Timeline): Generator<void, readonly TakebackTurn[]> {
  let last = firstPoint(start);
  const points: TimelinePoint[] = [last];
  for (const [i, command] of commands.entries()) {
    const next = nextPoint(last, commands[i - 1], command);
    if (!next.ok) break;
    last = next.value;
    points.push(last);
    yield;
  }
  const turns: [TakebackPoint, ...TakebackPoint[]][] = [];
  let before: TimelinePoint | null = null;
  for (const [i, point] of points.entries()) {
    const [after, command] = [points[i + 1], commands[i]];
    // A command that follows by itself is taken back with the one before it.
    if (command === undefined || after === undefined || (after.before !== null && after.before === point.before))
      continue;
    const kind = kindOf(before, point, command);
    const listed = { point, kind, command };
    before = point;
    if (kind === 'turn' || turns[0] === undefined) turns.unshift([listed]);
    else turns[0].unshift(listed);
  }
  return turns;
}

function kindOf(before: TimelinePoint | null, point: TimelinePoint, { type }: Command): PointKind {
  const { state, index, phaseStart } = point;
  if (before === null || before.state.power !== state.power || before.state.round !== state.round) return 'turn';
  if (phaseStart.index === index) return 'phase';
  return type === 'fight' || type === 'rocket' ? 'battle' : 'order';
}
