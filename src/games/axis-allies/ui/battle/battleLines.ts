import type { GameEvent, GameState } from '../../../../engine/axis-allies/index.ts';
import { eventText, isSilent } from '../../text/events/eventText.ts';

/** What happened in a battle, in sentences, but for dice and losses. The state still has the units that were lost. */
export const battleLines = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (isSilent(event, 'beside a battle') ? [] : (eventText(state, event) ?? [])));
