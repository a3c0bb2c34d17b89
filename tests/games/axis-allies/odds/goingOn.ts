import { awaiting, diceAsked, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { AttackerAnswer } from '../../../../src/games/axis-allies/odds/index.ts';
import { usualAnswer } from './bruteForce.ts';
import type { Drawing } from './drawing.ts';

/** How a battle goes on in one way of many. */

/** The command that gives this answer to what is asked. */
export function commandFor(state: GameState, answer: AttackerAnswer): Command {
  const asked = awaiting(state);
  if (asked.kind === 'submerge') return { type: 'submerge', units: answer === 'submerge' ? asked.submarines : [] };
  if (asked.kind !== 'retreat' || answer === 'press') return { type: 'press' };
  const [to] = asked.to;
  return to === undefined ? { type: 'retreat' } : { type: 'retreat', to };
}

/** Dice as they fall, and answers of any kind. */
export function anyCommand(state: GameState, draw: Drawing): Command {
  const asked = awaiting(state);
  if (asked.kind === 'dice')
    return { type: 'roll', dice: Array.from({ length: diceAsked(asked) }, () => draw.one([1, 2, 3, 4, 5, 6])) };
  if (asked.kind === 'submerge' && draw.may(0.3)) return commandFor(state, 'submerge');
  return usualAnswer(state);
}
