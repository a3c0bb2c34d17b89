import type { BattleSide } from '../engine/index.ts';
import type { Formation, Line, Part } from './formation.ts';

/** Both sides at a moment of a round. */
export interface Moment {
  readonly attacker: Part;
  readonly defender: Part;
}

/** The part of a side (a record asked by a name that varies is slow). */
export const partOf = ({ attacker, defender }: Moment, side: BattleSide): Part =>
  side === 'attacker' ? attacker : defender;

export function withPart(moment: Moment, side: BattleSide, part: Part): Moment {
  if (partOf(moment, side) === part) return moment;
  const { attacker, defender } = moment;
  return side === 'attacker' ? { attacker: part, defender } : { attacker, defender: part };
}

/** The beginning of a round. */
export const beginning = (attacker: Formation, defender: Formation): Moment => ({
  attacker: attacker.parts[0]!,
  defender: defender.parts[0]!,
});

/** A side when this is left of it, and that fires. */
export function changed(
  { part }: Line,
  { hadDestroyer, strikes, sunkAtOnce }: Part,
  left: Formation,
  firing: Formation,
  now: Partial<Pick<Part, 'strikes' | 'sunkAtOnce'>> = SAME,
): Part {
  const after = part(left, firing, hadDestroyer, now.strikes ?? strikes);
  const sunk = now.sunkAtOnce === undefined ? sunkAtOnce : now.sunkAtOnce;
  return sunk === null ? after : { ...after, sunkAtOnce: sunk };
}

const SAME = {};
