import type { Formation, Outcomes } from './formation.ts';
import { chanceAt, unhit } from './losses.ts';
import type { Moment } from './moment.ts';
import type { Field } from './field.ts';
import { hitsOn } from './fire.ts';

/** What the fire of both sides makes of them: the losses of one do not depend on those of the other (COM-8). */
export interface Exchange {
  readonly attackers: Outcomes;
  readonly defenders: Outcomes;
  /** How likely it changes nothing. */
  readonly unchanged: number;
}

export function exchange(field: Field, isFirst: boolean, moment: Moment): Exchange {
  const [one, two] = field.program.fire;
  const attackersFirst = one.side === 'attacker';
  const attackers = hitsOn(field, attackersFirst ? two : one, isFirst, moment) ?? unhit(moment.attacker.left);
  const defenders = hitsOn(field, attackersFirst ? one : two, isFirst, moment) ?? unhit(moment.defender.left);
  field.fired(attackers.count * defenders.count);
  const unchanged = chanceOf(attackers, moment.attacker.left) * chanceOf(defenders, moment.defender.left);
  return { attackers, defenders, unchanged };
}

/** Without hits a side stays as it is: that is always the first outcome. */
const chanceOf = (outcomes: Outcomes, formation: Formation): number =>
  outcomes.left[0] === formation ? chanceAt(outcomes, 0) : 0;
