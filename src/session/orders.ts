import type { AnyGame, Result, GameTypes } from '../engine/index.ts';
import { appendCommand, type Timeline } from './timeline.ts';

/** A timeline, and the events that led to it. */
export interface Played<G extends GameTypes = AnyGame> {
  readonly timeline: Timeline<G>;
  readonly events: readonly G['event'][];
}

/** The order that was refused among those of one press, and why. */
export interface RefusedOrder<G extends GameTypes = AnyGame> {
  readonly command: G['command'];
  readonly refusal: G['refusal'];
}

/** Plays orders of one press: all succeed, or none, and the first refused one is returned. One undo takes all back. */
export function playOrders<G extends GameTypes>(
  timeline: Timeline<G>,
  commands: readonly G['command'][],
  followsPress?: true,
): Result<Played<G>, RefusedOrder<G>> {
  let played: Played<G> = { timeline, events: [] };
  for (const [i, command] of commands.entries()) {
    const answer = appendCommand(played.timeline, command, i > 0 || followsPress);
    if (!answer.ok) return { ok: false, fault: { command, refusal: answer.fault } };
    const { timeline: next, events } = answer.value;
    played = withFollowUps({ timeline: next, events: [...played.events, ...events] }, command);
  }
  return { ok: true, value: played };
}

/** Plays one more command, perhaps of the same press as the one before it; null if it is refused. */
export function playNext<G extends GameTypes>(
  played: Played<G>,
  command: G['command'],
  isOfSamePress?: true,
): Played<G> | null {
  const answer = playOrders(played.timeline, [command], isOfSamePress);
  return answer.ok ? { timeline: answer.value.timeline, events: [...played.events, ...answer.value.events] } : null;
}

/**
 * Plays the orders of one press as `playOrders` does, then what is to come after them, and at last every `answer` that
 * a player need not be asked for.
 */
export function playPress<G extends GameTypes>(
  timeline: Timeline<G>,
  commands: readonly G['command'][],
  answer: (played: Played<G>) => Played<G> | null,
  andThen: (played: Played<G>) => Played<G> = (played) => played,
): Result<Played<G>, RefusedOrder<G>> {
  const given = playOrders(timeline, commands);
  if (!given.ok) return given;
  let played = andThen(given.value);
  for (let next = answer(played); next !== null; next = answer(played)) played = next;
  return { ok: true, value: played };
}

/** Plays what follows from a command by itself: ends of empty phases, and the turns of powers that rest. */
function withFollowUps<G extends GameTypes>(played: Played<G>, command: G['command']): Played<G> {
  const { rules } = played.timeline;
  let { timeline, events } = played;
  let last = command;
  for (;;) {
    const next = rules.followUp(timeline.state, last);
    const followed = next === null ? null : appendCommand(timeline, next);
    if (next === null || !followed?.ok) break;
    if (!rules.hasFollowed(last, timeline.state, next, followed.value.timeline.state)) break;
    timeline = followed.value.timeline;
    events = [...events, ...followed.value.events];
    last = next;
  }
  return { timeline, events };
}
