import type { GameEvent } from '../../engine/index.ts';
import type { PlayedStep } from '../../cases/playCase.ts';
import { eventText } from '../events.ts';

/** Events that only repeat the order. */
const SAID: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'units-purchased',
  'units-moved',
  'units-loaded',
  'assault-declared',
  'units-offloaded',
  'engagement-said',
  'phase-began',
  'battles-listed',
  'submarines-submerged',
  'unit-mobilized',
  'fighter-landed',
  'turn-ended',
]);

/** What happened because of a step, one sentence for each event that does not just repeat the order. */
export function outcomeTexts({ before, after, events }: PlayedStep): readonly string[] {
  return events.flatMap((event) => (SAID.has(event.type) ? [] : (eventText(after, event, before) ?? [])));
}
