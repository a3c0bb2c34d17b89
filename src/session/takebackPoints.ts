import type { AnyGame, GameRules, GameTypes } from '../engine/index.ts';
import { firstPoint, nextPoint, type Timeline, type TimelinePoint } from './timeline.ts';

/** What begins at a point of a game. */
export type PointKind = 'turn' | 'phase' | 'battle' | 'order';

/** A point that a takeback can go back to: the moment before a command. */
export interface TakebackPoint<G extends GameTypes = AnyGame> {
  readonly point: TimelinePoint<G>;
  readonly kind: PointKind;
  /** The first command that would be taken back. */
  readonly command: G['command'];
}

/** The points of one turn, latest first. */
export type TakebackTurn<G extends GameTypes = AnyGame> = readonly [TakebackPoint<G>, ...TakebackPoint<G>[]];

/** Plays a game again and lists the points to go back to, turn by turn, latest first. Yields after each command. */
export function* takebackTurns<G extends GameTypes>({
  rules,
  start,
  commands,
}: Timeline<G>): Generator<void, readonly TakebackTurn<G>[]> {
  let last = firstPoint<G>(start);
  const points: TimelinePoint<G>[] = [last];
  for (const [i, command] of commands.entries()) {
    const next = nextPoint(rules, last, commands[i - 1], command);
    if (!next.ok) break;
    last = next.value;
    points.push(last);
    yield;
  }
  const turns: [TakebackPoint<G>, ...TakebackPoint<G>[]][] = [];
  let before: TimelinePoint<G> | null = null;
  for (const [i, point] of points.entries()) {
    const [after, command] = [points[i + 1], commands[i]];
    // A command that follows by itself is taken back with the one before it.
    if (command === undefined || after === undefined || (after.before !== null && after.before === point.before))
      continue;
    const kind = kindOf(rules, before, point, command);
    const listed = { point, kind, command };
    before = point;
    if (kind === 'turn' || turns[0] === undefined) turns.unshift([listed]);
    else turns[0].unshift(listed);
  }
  return turns;
}

function kindOf<G extends GameTypes>(
  rules: GameRules<G>,
  before: TimelinePoint<G> | null,
  { state, index, phaseStart }: TimelinePoint<G>,
  command: G['command'],
): PointKind {
  if (before === null || rules.turnOf(before.state) !== rules.turnOf(state)) return 'turn';
  if (phaseStart.index === index) return 'phase';
  return rules.beginsBattle(command) ? 'battle' : 'order';
}
