import { otherSide, type BattleSide, type Shot } from '../../../../engine/index.ts';
import { lineIn, type Field } from './battleModel.ts';
import { hitsOf as hitsOfDice } from './dice.ts';
import { targetsIn, type Limit } from './lossOrder.ts';
import { chanceAt, outcomes, unhit } from './losses.ts';
import { partOf, type Moment } from './roundState.ts';
import type { Deed, Volleying } from './roundSteps.ts';
import type { Formation, Line, Outcomes, Part, Spread } from './sideState.ts';
import { inBattle, unitsOf } from './unitGroups.ts';
import { hitsAt, type Volley, volleyIn } from './volley.ts';

/** The dice that formations roll, as the rules say, and what they make of the other side. */

/** What a volley makes of the other side; null if nobody fires. */
export const hitsOn = (field: Field, deed: Volleying, isFirst: boolean, moment: Moment): Outcomes | null =>
  hitsBetween(field, deed, isFirst, partOf(moment, deed.side), partOf(moment, otherSide(deed.side)));

/** The same for a part of each side. */
export function hitsBetween(field: Field, deed: Volleying, isFirst: boolean, one: Part, other: Part): Outcomes | null {
  const volley = volleyIn(lineIn(field, deed.side), deed, isFirst, one.firing, one.strikes);
  if (!volley) return null;
  const target = lineIn(field, otherSide(deed.side));
  if (deed.limit) return struckBy(volley, target, other.left, one.hadDestroyer, limitOf(target, deed));
  return hitsOf(volley, target, other.left, one.hadDestroyer);
}

/** What the main fire of a later round of one part makes of another one; null if nobody fires. */
export function mainHits(field: Field, side: BattleSide, one: Part, other: Part): Outcomes | null {
  if (one.mainFire === undefined)
    one.mainFire = volleyIn(lineIn(field, side), field.program.fireOf[side], false, one.firing, one.strikes);
  return one.mainFire && hitsOf(one.mainFire, lineIn(field, otherSide(side)), other.left, one.hadDestroyer);
}

/** What a volley whose hits are not limited makes of a formation. */
export const hitsOf = (volley: Volley, target: Line, left: Formation, hadDestroyer: boolean): Outcomes =>
  (left.outcomes[volley.id * 2 + (hadDestroyer ? 1 : 0)] ??= struckBy(volley, target, left, hadDestroyer, null));

/** What is left of the other side after dice of this deed that are rolled already. */
export function leftAfter({ lines }: Field, deed: Volleying, rolled: Volley, moment: Moment): Formation {
  const target = lines[otherSide(deed.side)];
  const { left } = moment[otherSide(deed.side)];
  const found = struckBy(rolled, target, left, moment[deed.side].hadDestroyer, limitOf(target, deed));
  return found.to.left.find((_one, i) => i < found.count && chanceAt(found, i) > 0)!;
}

function struckBy(volley: Volley, target: Line, left: Formation, hadDestroyer: boolean, limit: Limit | null): Outcomes {
  const hits = hitsAt(volley, target.strikeBits[hadDestroyer ? 1 : 0], targetsIn(target, left, limit));
  return outcomes(target, left, hits, hadDestroyer, limit);
}

/** Which ranks a volley's hits are limited to. */
export const limitOf = ({ ranks, state }: Line, { limit, id }: Volleying): Limit | null =>
  limit && { id, canBeHit: ranks.map(({ unit }) => limit.canBeHit(state, unit)) };

/** The attackers left when a gun has fired at each air unit, and how likely each is (AA-4). */
export function shotDown(
  line: Line,
  { shot }: Extract<Deed, { does: 'shoot' }>,
  isFirst: boolean,
  formation: Formation,
): { readonly left: readonly Formation[]; readonly chances: readonly number[] } {
  const fire = shot(line.state, {
    ...inBattle(line.battle, line.side, unitsOf(line, formation.fighting)),
    round: isFirst ? 1 : 2,
  });
  let left: readonly Formation[] = [formation];
  let chances: readonly number[] = [1];
  if (!fire) return { left, chances };
  if (line.isLowLuck) return shotDownByLowLuck(line, fire, formation);
  line.ranks.forEach(({ pool }, rank) => {
    const aimed = Math.min(formation.fighting[rank]!, fire.targets.filter((id) => pool.includes(id)).length);
    const hits = hitsOfDice(aimed, fire.value).exactly;
    const before = left;
    const chancesBefore = chances;
    left = before.flatMap(({ fighting, away }) =>
      Array.from(hits, (_, n) =>
        line.formation(
          fighting.map((count, i) => (i === rank ? count - n : count)),
          away,
        ),
      ),
    );
    chances = chancesBefore.flatMap((p) => Array.from(hits, (q) => p * q));
  });
  return { left, chances };
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The same at low luck: one die says which of all the points are hits, every sixth from its own on. */
function shotDownByLowLuck(
  line: Line,
  { targets, value }: Pick<Shot, 'targets' | 'value'>,
  { fighting, away }: Formation,
): { readonly left: readonly Formation[]; readonly chances: readonly number[] } {
  const chances = new Map<Formation, number>();
  for (const face of FACES) {
    const hitsUpTo = (point: number): number => Math.max(0, Math.floor((point - face) / FACES.length) + 1);
    let points = 0;
    const left = fighting.map((count, rank) => {
      const { pool } = line.ranks[rank]!;
      const before = hitsUpTo(points);
      points += Math.min(count, targets.filter((id) => pool.includes(id)).length) * value;
      return count - hitsUpTo(points) + before;
    });
    const one = line.formation(left, away);
    chances.set(one, (chances.get(one) ?? 0) + 1 / FACES.length);
  }
  return { left: [...chances.keys()], chances: [...chances.values()] };
}

/** Whether nothing happens in a later round before both sides fire at each other. */
export const isQuiet = (field: Field, attacker: Formation, defender: Formation): boolean =>
  isQuietSide(field, 'attacker', attacker, defender.standing.hasDestroyer) &&
  isQuietSide(field, 'defender', defender, attacker.standing.hasDestroyer);

/** Whether a side does nothing then, facing a destroyer or none, which is why no submarine strikes or submerges. */
export function isQuietSide(field: Field, side: BattleSide, formation: Formation, isWatched: boolean): boolean {
  const now = isWatched ? formation.watched : formation.unwatched;
  if (now.isQuiet === null) now.isQuiet = staysQuiet(field, side, formation, isWatched);
  return now.isQuiet;
}

const staysQuiet = ({ lines, program }: Field, side: BattleSide, formation: Formation, isWatched: boolean): boolean =>
  program.before.every((deed) => {
    if (!('side' in deed) || deed.side !== side) return true;
    if (deed.does === 'volley') return volleyIn(lines[side], deed, false, formation, false) === null;
    return isWatched || !lines[side].ranks.some(({ type }, i) => type.submerges && formation.fighting[i]! > 0);
  });

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
