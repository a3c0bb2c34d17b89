import { fault, ok } from '../../common/result.ts';
import { diceRefusal } from '../combat/dice.ts';
import { destroy } from '../combat/endBattle.ts';
import type { CommandOf } from '../command.ts';
import type { Log, Planned } from '../commandRule.ts';
import type { GameState, Shot } from '../state.ts';
import { gunGroup, hitTargets } from './guns.ts';

/** The dice of this shot, each rolled for a certain air unit (AA-1, AA-4). */
export function planShot(state: GameState, shot: Shot, { dice }: CommandOf<'roll'>): Planned {
  const refused = diceRefusal([gunGroup(state, shot)], dice);
  if (refused) return fault(refused);
  return ok([{ type: 'antiaircraft-fired', ...shot, dice, hit: hitTargets(shot, dice) }]);
}

/** Destroys the air units that this command's shot has hit. */
export function destroyHit(log: Log): void {
  for (const event of log.events) if (event.type === 'antiaircraft-fired') destroy(log, event.hit, 'antiaircraft');
}
