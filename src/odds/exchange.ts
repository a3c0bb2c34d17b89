import type { Formation, Outcomes } from './formation.ts';
import { chanceAt, outcomesAlone } from './losses.ts';
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
  const [onDefenders, onAttackers] = one.side === 'attacker' ? [one, two] : [two, one];
  const { left: attackers } = moment.attacker;
  const { left: defenders } = moment.defender;
  const struck = {
    attackers: hitsOn(field, onAttackers, isFirst, moment) ?? outcomesAlone(attackers),
    defenders: hitsOn(field, onDefenders, isFirst, moment) ?? outcomesAlone(defenders),
  };
  field.fired(struck.attackers.count * struck.defenders.count);
  return { ...struck, unchanged: chanceOf(struck.attackers, attackers) * chanceOf(struck.defenders, defenders) };
}

/** Without hits a side stays as it is: that is always the first outcome. */
const chanceOf = (outcomes: Outcomes, formation: Formation): number =>
  outcomes.left[0] === formation ? chanceAt(outcomes, 0) : 0;
