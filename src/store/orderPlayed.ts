import type { Command, GameEvent, Refusal, Result } from '../engine/index.ts';
import { isNeedlessPhase } from './needlessPhase.ts';
import { continued, type Timeline } from './timeline.ts';

/** The game after an order, and after the phases that it entered and in which there is nothing to do. */
export function orderPlayed(
  timeline: Timeline,
  command: Command,
): Result<{ timeline: Timeline; events: readonly GameEvent[] }, Refusal> {
  const answer = continued(timeline, command);
  if (!answer.ok) return answer;
  let { timeline: next, events } = answer.value;
  // Only phases just entered are passed over: after the last battle or placement the result stays to be seen.
  while (command.type === 'end-phase' && isNeedlessPhase(next.state)) {
    const passed = continued(next, { type: 'end-phase' });
    // A turn never ends by itself: the table sees every power come and go.
    if (!passed.ok || passed.value.timeline.state.power !== next.state.power) break;
    next = passed.value.timeline;
    events = [...events, ...passed.value.events];
  }
  return { ok: true, value: { timeline: next, events } };
}
