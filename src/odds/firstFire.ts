import type { BattleSide, Clearing } from '../engine/index.ts';
import { cleared } from './clearing.ts';
import { SIDES, type Field } from './field.ts';
import { hitsOn } from './fire.ts';
import type { Line, Outcomes, Part, PartSpread } from './formation.ts';
import { submerged } from './leaving.ts';
import { unhit } from './losses.ts';
import { changed, withPart, type Moment } from './moment.ts';
import type { Policies } from './policies.ts';
import type { Program } from './program.ts';
import type { Company } from './ranks.ts';

/** The fire before the main fire, when dice of both sides are all that happens in it: each side is reckoned alone. */

/** What it makes of both sides: any outcome of one can come with any of the other, and the first is that of no hits. */
export type FirstFire = Record<'attackers' | 'defenders', PartSpread>;

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

/** What the first fire of a later round makes of both sides; null if it cannot be reckoned so. */
export function firstFire(field: Field, before: Moment): FirstFire | null {
  let moment = before;
  let onAttackers: Outcomes | null = null;
  let onDefenders: Outcomes | null = null;
  for (const deed of field.program.before) {
    if (deed.does === 'submerge') moment = withPart(moment, deed.side, submerged(field, deed, moment));
    if (deed.does !== 'volley') continue;
    const struck = hitsOn(field, deed, false, moment);
    if (!struck) continue;
    if (deed.limit || (deed.side === 'attacker' ? onDefenders : onAttackers)) return null;
    if (deed.side === 'attacker') onDefenders = struck;
    else onAttackers = struck;
  }
  const [{ clears }] = field.program.fire;
  return {
    attackers: partsAfter(field.lines.attacker, clears, moment.attacker, onAttackers),
    defenders: partsAfter(field.lines.defender, clears, moment.defender, onDefenders),
  };
}

/** The parts that a side comes to before the main fire. */
function partsAfter(line: Line, clears: Clearing, part: Part, struck: Outcomes | null): PartSpread {
  const outcomes = struck ?? unhit(part.left);
  return part.strikes
    ? (outcomes.strikingParts ??= partSpread(line, clears, part, outcomes))
    : (outcomes.parts ??= partSpread(line, clears, part, outcomes));
}

function partSpread(line: Line, clears: Clearing, part: Part, outcomes: Outcomes): PartSpread {
  const { left, count, chances, last } = outcomes;
  const parts: Part[] = [];
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const after = cleared(line, clears, changed(line, part, left[i]!, part.firing));
    parts.push(after);
    ids.push(after.id);
  }
  return { parts, formations: outcomes, ids, count, chances, last };
}
