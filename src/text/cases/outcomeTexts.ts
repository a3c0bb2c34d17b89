import type { GameEvent } from '../../engine/index.ts';
import type { PlayedStep } from '../../cases/played.ts';
import { eventText } from '../events.ts';

/** Events that only say again what was ordered. */
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

/** What came of a step beyond what was ordered, a sentence each. */
export function outcomeTexts({ before, after, events }: PlayedStep): readonly string[] {
  return events.flatMap((event) => (SAID.has(event.type) ? [] : (eventText(after, event, before) ?? [])));
}
