import { boardOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import { newWars } from './wars.ts';

/**
 * The wars that the acting power declares of its own accord in this phase, if it is at peace then.
 * @rule POL-5
 */
export function declareWars(log: Log): void {
  const { edition } = boardOf(log.state);
  for (const { power, on, inPhase, ofTurn } of edition.politics?.declares ?? []) {
    const { wars, round } = log.state;
    if (!wars || power !== log.state.power || inPhase !== log.state.phase || round < ofTurn) continue;
    const begun = newWars(edition, wars, power, [on]);
    if (begun.length > 0) emit(log, { type: 'war-began', by: power, wars: begun });
  }
}
