import type { PlayedStep } from '../../cases/playCase.ts';
import { eventText, isSilent } from '../events.ts';

/** What happened because of a step, one sentence for each event that does not just repeat the order. */
export function outcomeTexts({ before, after, events }: PlayedStep): readonly string[] {
  return events.flatMap((event) => (isSilent(event, 'in a case') ? [] : (eventText(after, event, before) ?? [])));
}
