import { clear } from './clearing.ts';
import { end, SIDES, type Field, type Ways } from './field.ts';
import { hitsOn, shotDown } from './fire.ts';
import { canRetreat, retreated, submerged } from './leaving.ts';
import { chanceAt } from './losses.ts';
import type { Moment } from './moment.ts';
import { otherThan, type Deed, type Volleying } from './program.ts';

type Then = (moment: Moment, chance: number) => void;

/** Goes through these deeds in every way they can go, from a moment that comes with a chance. */
export function go(
  field: Field,
  deeds: readonly Deed[],
  isFirst: boolean,
  at: Moment,
  chance: number,
  ways: Ways,
  from = 0,
): void {
  const deed = deeds[from];
  if (!deed) {
    ways.reached.push({ moment: at, chance });
    return;
  }
  const goOn: Then = (moment, p) => go(field, deeds, isFirst, moment, p, ways, from + 1);
  const moment = deed.does === 'shoot' ? at : clear(field, deed.clears, at, chance, ways);
  if (!moment) return;
  switch (deed.does) {
    case 'clear':
      return goOn(moment, chance);
    case 'volley':
      return fired(field, deed, isFirst, moment, chance, goOn);
    case 'shoot': {
      const { left, chances } = shotDown(field.lines.attacker, deed, isFirst, moment.attacker.left);
      for (const [i, one] of left.entries())
        goOn({ ...moment, attacker: { ...moment.attacker, left: one, firing: one } }, chance * chances[i]!);
      return;
    }
    case 'submerge':
      return goOn({ ...moment, [deed.side]: submerged(field, deed, moment) }, chance);
    case 'retreat': {
      if (canRetreat(field, moment.attacker.left) && field.retreats(moment)) {
        const left = retreated(field.lines.attacker, moment.attacker.left);
        const after: Moment = { ...moment, attacker: { ...moment.attacker, left, firing: left } };
        return left.standing.isLeft ? goOn(after, chance) : end(ways, after, 'attacker-retreated', chance);
      }
      // Only defenceless units are left on both sides (COM-17).
      if (SIDES.every((side) => moment[side].left.standing.defended.length === 0))
        return end(ways, moment, 'stalemate', chance);
      return goOn(moment, chance);
    }
  }
}

/** Dice of a side and what they make of the other. */
function fired(field: Field, deed: Volleying, isFirst: boolean, moment: Moment, chance: number, then: Then): void {
  const other = otherThan(deed.side);
  const struck = hitsOn(field, deed, isFirst, moment);
  if (!struck) return then(moment, chance);
  const part = moment[other];
  for (let i = 0; i < struck.count; i++) {
    const left = struck.left[i]!;
    const sunkAtOnce = deed.limit?.dooms
      ? part.left.fighting.map((count, rank) => count - left.fighting[rank]! + (part.sunkAtOnce?.[rank] ?? 0))
      : part.sunkAtOnce;
    then({ ...moment, [other]: { ...part, left, sunkAtOnce } }, chance * chanceAt(struck, i));
  }
}
