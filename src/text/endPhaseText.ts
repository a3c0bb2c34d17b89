import { incomeToCollect, type GameState, type Phase, type PowerId, type UnitTypeId } from '../engine/index.ts';
import { phaseName, powerName } from './names.ts';
import { unitTypeName } from './unitNames.ts';
import { ipcs, joinWords, oneOrMany } from './words.ts';

/** What the button at the end of a phase does; `next` is null while the phase cannot end. */
export function endPhaseText(
  game: GameState,
  next: { readonly power: PowerId; readonly phase: Phase; readonly collects: boolean } | null,
): string {
  if (next === null) return `End ${phaseName(game.phase).toLowerCase()}`;
  if (next.collects) {
    const due = incomeToCollect(game, game.power);
    return due > 0 ? `Collect ${ipcs(due)} and end the turn` : 'End the turn';
  }
  // The war ends with this turn, so no phase follows.
  if (next.power === game.power && next.phase === game.phase) return 'End the turn';
  if (next.power !== game.power) return `End the turn: ${powerName(game, next.power)} is next`;
  return `Go to ${phaseName(next.phase).toLowerCase()}`;
}

/** Phases that will be skipped: 'Nothing to do in conduct combat.' */
export const passedText = (passed: readonly Phase[]): string =>
  `Nothing to do in ${joinWords(passed.map((phase) => phaseName(phase).toLowerCase()))}.`;

/** Money that would buy at least one unit of this type. */
export function moneyLeftText(game: GameState, type: UnitTypeId): string {
  const left = game.treasury[game.power] ?? 0;
  return (
    `${ipcs(left)} ${oneOrMany(left, 'is', 'are')} left and could buy ${unitTypeName(type, 2)}. End ` +
    'purchase anyway?'
  );
}
