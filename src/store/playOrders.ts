import type { Command, GameEvent, Refusal, Result } from '../engine/index.ts';
import { isEmptyPhase } from './emptyPhase.ts';
import { appendCommand, type Timeline } from './timeline.ts';

/** A timeline carried on, and all that happened on the way. */
export interface Played {
  readonly timeline: Timeline;
  readonly events: readonly GameEvent[];
}

/** The game after orders that one press gives: all of them stand, or none and the first that is refused is named. */
export function playOrders(
  timeline: Timeline,
  commands: readonly Command[],
): Result<Played, { readonly command: Command; readonly refusal: Refusal }> {
  let played: Played = { timeline, events: [] };
  for (const command of commands) {
    const answer = appendCommand(played.timeline, command);
    if (!answer.ok) return { ok: false, fault: { command, refusal: answer.fault } };
    played = { timeline: answer.value.timeline, events: [...played.events, ...answer.value.events] };
    if (command.type === 'end-phase') played = skipEmptyPhases(played);
  }
  return { ok: true, value: played };
}

/** One command more; null if it is refused. */
export function playNext(played: Played, command: Command): Played | null {
  const answer = playOrders(played.timeline, [command]);
  return answer.ok ? { timeline: answer.value.timeline, events: [...played.events, ...answer.value.events] } : null;
}

/**
 * Phases just entered in which there is nothing to do are passed over. After the last battle or placement the result
 * stays to be seen.
 */
function skipEmptyPhases(played: Played): Played {
  let { timeline, events } = played;
  while (isEmptyPhase(timeline.state)) {
    const passed = appendCommand(timeline, { type: 'end-phase' });
    // A turn never ends by itself: the table sees every power come and go.
    if (!passed.ok || passed.value.timeline.state.power !== timeline.state.power) break;
    timeline = passed.value.timeline;
    events = [...events, ...passed.value.events];
  }
  return { timeline, events };
}
