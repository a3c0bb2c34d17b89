import type { GameEvent, GameState } from '../../engine/index.ts';
import { eventText } from '../../text/events.ts';

/** Events of a battle that are shown in another way. */
const SHOWN_OTHERWISE = new Set<GameEvent['type']>([
  'battle-ended',
  'battle-step',
  'dice-rolled',
  'casualties-chosen',
  'round-began',
  'units-destroyed',
]);

/** What happened in a battle, in sentences, but for dice and losses. The state still has the units that were lost. */
export const battleLines = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (SHOWN_OTHERWISE.has(event.type) ? [] : (eventText(state, event) ?? [])));
