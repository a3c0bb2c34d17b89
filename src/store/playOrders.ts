import type { Command, GameEvent, Refusal, Result } from '../engine/index.ts';
import { isEmptyPhase, isPassed } from './emptyPhase.ts';
import { appendCommand, type Timeline } from './timeline.ts';

/** A timeline, and the events that led to it. */
export interface Played {
  readonly timeline: Timeline;
  readonly events: readonly GameEvent[];
}

/** Plays orders of one press: all succeed, or none, and the first refused one is returned. One undo takes all back. */
export function playOrders(
  timeline: Timeline,
  commands: readonly Command[],
  followsPress?: true,
): Result<Played, { readonly command: Command; readonly refusal: Refusal }> {
  let played: Played = { timeline, events: [] };
  for (const [i, command] of commands.entries()) {
    const answer = appendCommand(played.timeline, command, i > 0 || followsPress);
    if (!answer.ok) return { ok: false, fault: { command, refusal: answer.fault } };
    played = { timeline: answer.value.timeline, events: [...played.events, ...answer.value.events] };
    if (command.type === 'end-phase') played = skipEmptyPhases(played);
  }
  return { ok: true, value: played };
}

/** Plays one more command, perhaps of the same press as the one before it; null if it is refused. */
export function playNext(played: Played, command: Command, isOfSamePress?: true): Played | null {
  const answer = playOrders(played.timeline, [command], isOfSamePress);
  return answer.ok ? { timeline: answer.value.timeline, events: [...played.events, ...answer.value.events] } : null;
}

/**
 * Skips empty phases that have just begun, and the turns of powers that rest. After the last battle or placement it
 * stops, so that the result can be seen.
 */
function skipEmptyPhases(played: Played): Played {
  let { timeline, events } = played;
  while (isEmptyPhase(timeline.state)) {
    const passed = appendCommand(timeline, { type: 'end-phase' });
    if (!passed.ok || !isPassed(timeline.state, passed.value.timeline.state)) break;
    timeline = passed.value.timeline;
    events = [...events, ...passed.value.events];
  }
  return { timeline, events };
}
