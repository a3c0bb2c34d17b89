import type { Outcomes, Part, Spread } from './formation.ts';
import { chanceAt, unhit } from './losses.ts';
import type { Moment } from './moment.ts';
import type { Field } from './field.ts';
import { hitsBetween, mainHits } from './fire.ts';

/** What the fire of both sides makes of them: the losses of one do not depend on those of the other (COM-8). */
export interface Exchange {
  readonly attackers: Outcomes;
  readonly defenders: Outcomes;
  /** How likely it changes nothing. */
  readonly unchanged: number;
}

export function exchange(field: Field, isFirst: boolean, { attacker, defender }: Moment): Exchange {
  const { fireOf } = field.program;
  const attackers = hitsBetween(field, fireOf.defender, isFirst, defender, attacker) ?? unhit(attacker.left);
  const defenders = hitsBetween(field, fireOf.attacker, isFirst, attacker, defender) ?? unhit(defender.left);
  field.fired(attackers.count * defenders.count);
  return { attackers, defenders, unchanged: unchangedBy(attackers, defenders) };
}

/** What the main fire of a later round makes of the attackers, and of the defenders. */
export const attackersAfter = (field: Field, attacker: Part, defender: Part): Outcomes =>
  mainHits(field, 'defender', defender, attacker) ?? unhit(attacker.left);

export const defendersAfter = (field: Field, attacker: Part, defender: Part): Outcomes =>
  mainHits(field, 'attacker', attacker, defender) ?? unhit(defender.left);

/** How likely this fire changes nothing: without hits a side stays as it is, and that is always the first outcome. */
export const unchangedBy = (attackers: Spread, defenders: Spread): number =>
  chanceAt(attackers, 0) * chanceAt(defenders, 0);
