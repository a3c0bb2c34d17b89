import type { BattleSide, Clearing } from '../../../../engine/index.ts';
import type { Policies } from '../policies.ts';
import { lineIn, SIDES, type Field } from './battleModel.ts';
import { hitsOf } from './fire.ts';
import { rowOf, unhit } from './losses.ts';
import { cleared, submerged, beginning, changed, partOf, withPart } from './roundState.ts';
import type { Program } from './roundSteps.ts';
import type { Formation, Line, Outcomes, Part, PartSpread, Readied } from './sideState.ts';
import type { Company } from './unitGroups.ts';
import { volleyIn, type Volley } from './volley.ts';

/** The fire before the main fire, when dice of both sides are all that happens in it: each side is reckoned alone. */

/** Whether nothing else happens in it: nobody submerges, and nobody but the dead leaves, and only after all dice. */
export function firesApart(
  { before }: Program,
  policies: Policies,
  companies: Readonly<Record<BattleSide, Company>>,
): boolean {
  if (SIDES.some((side) => companies[side].ranks.some(({ isDoomed }) => isDoomed))) return false;
  const first = before.findIndex(({ does }) => does === 'volley');
  return before.every((deed, i) => {
    if (deed.does === 'submerge') {
      if (deed.endsRound || policies[deed.side].submerge !== 'never') return false;
    } else if (deed.does !== 'volley') return false;
    // Before the first dice the battle goes on as it did when the round began.
    return deed.clears === 'nothing' || (deed.clears === 'end-if-over' && i <= first);
  });
}

/** A side before the dice of a first fire: found once for facing a destroyer, and once for facing none. */
export function readied(field: Field, side: BattleSide, formation: Formation, enemy: Formation): Readied | null {
  const now = enemy.standing.hasDestroyer ? formation.watched : formation.unwatched;
  if (now.readied === undefined) now.readied = readyIn(field, side, formation, enemy);
  return now.readied;
}

function readyIn(field: Field, side: BattleSide, formation: Formation, enemy: Formation): Readied | null {
  const line = lineIn(field, side);
  let moment = side === 'attacker' ? beginning(formation, enemy) : beginning(enemy, formation);
  let volley: Volley | null = null;
  for (const deed of field.program.before) {
    if (!('side' in deed) || deed.side !== side) continue;
    if (deed.does === 'submerge') moment = withPart(moment, side, submerged(field, deed, moment));
    if (deed.does !== 'volley') continue;
    const { firing, strikes } = partOf(moment, side);
    const rolled = volleyIn(line, deed, false, firing, strikes);
    if (!rolled) continue;
    if (volley || deed.limit) return null;
    volley = rolled;
  }
  const part = partOf(moment, side);
  return { part, volley, unhit: partAfter(line, field.program.fire[0].clears, part, part.left) };
}

/**
 * What the first fire of a later round makes of a side that is ready for it, whatever it makes of the other: first,
 * that nobody is hit.
 */
export function firstFire(
  field: Field,
  side: BattleSide,
  ready: Readied,
  { part: enemy, volley }: Readied,
): PartSpread {
  const { left, strikes } = ready.part;
  const outcomes = volley ? hitsOf(volley, lineIn(field, side), left, enemy.hadDestroyer) : unhit(left);
  return strikes
    ? (outcomes.strikingParts ??= partSpread(field, side, ready, outcomes, enemy.left))
    : (outcomes.parts ??= partSpread(field, side, ready, outcomes, enemy.left));
}

function partSpread(
  field: Field,
  side: BattleSide,
  { part, unhit: unhurt }: Readied,
  outcomes: Outcomes,
  enemy: Formation,
): PartSpread {
  const line = lineIn(field, side);
  const [{ clears }] = field.program.fire;
  const { to, count, exactly, atLeast } = outcomes;
  const ids = to.ids.slice(0, count);
  let isLasting = true;
  for (let i = 0; i < count; i++) {
    const left = to.left[i]!;
    const after = left === part.left ? unhurt : partAfter(line, clears, part, left);
    ids[i] = after.id;
    isLasting &&= after === readied(field, side, left, enemy)?.unhit;
  }
  return { unhit: unhurt, formations: outcomes, isLasting, to: rowOf(ids), count, exactly, atLeast };
}

/** A side at the main fire when this is left of it after the first. */
const partAfter = (line: Line, clears: Clearing, part: Part, left: Formation): Part =>
  cleared(line, clears, changed(line, part, left, part.firing));
