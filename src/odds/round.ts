import { otherSide } from '../engine/index.ts';
import { clear } from './clearing.ts';
import { end, lineIn, SIDES, type Field, type Ways } from './field.ts';
import { hitsOn, shotDown } from './fire.ts';
import type { Formation, Part } from './formation.ts';
import { canRetreat, retreated, submerged } from './leaving.ts';
import { chanceAt } from './losses.ts';
import { changed, partOf, withPart, type Moment } from './moment.ts';
import type { Deed, Volleying } from './program.ts';

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
  const next = from + 1;
  const moment = deed.does === 'shoot' ? at : clear(field, deed.clears, at, chance, ways);
  if (!moment) return;
  switch (deed.does) {
    case 'clear':
      return go(field, deeds, isFirst, moment, chance, ways, next);
    case 'volley':
      return fired(field, deeds, isFirst, moment, chance, ways, deed, next);
    case 'shoot': {
      const { left, chances } = shotDown(field.lines.attacker, deed, isFirst, moment.attacker.left);
      for (const [i, one] of left.entries())
        go(field, deeds, isFirst, withAttackers(field, moment, one), chance * chances[i]!, ways, next);
      return;
    }
    case 'submerge':
      return go(field, deeds, isFirst, withPart(moment, deed.side, submerged(field, deed, moment)), chance, ways, next);
    case 'retreat': {
      if (canRetreat(field, moment.attacker.left) && field.retreats(moment)) {
        const left = retreated(field.lines.attacker, moment.attacker.left);
        const after = withAttackers(field, moment, left);
        return left.standing.isLeft
          ? go(field, deeds, isFirst, after, chance, ways, next)
          : end(ways, after, 'attacker-retreated', chance);
      }
      // Only defenceless units are left on both sides (COM-17).
      if (SIDES.every((side) => moment[side].left.standing.defended.length === 0))
        return end(ways, moment, 'stalemate', chance);
      return go(field, deeds, isFirst, moment, chance, ways, next);
    }
  }
}

/** Dice of a side, what they make of the other, and how it goes on. */
function fired(
  field: Field,
  deeds: readonly Deed[],
  isFirst: boolean,
  moment: Moment,
  chance: number,
  ways: Ways,
  deed: Volleying,
  next: number,
): void {
  const struck = hitsOn(field, deed, isFirst, moment);
  if (!struck) return go(field, deeds, isFirst, moment, chance, ways, next);
  for (let i = 0; i < struck.count; i++) {
    const after = withLosses(field, moment, deed, struck.to.left[i]!);
    go(field, deeds, isFirst, after, chance * chanceAt(struck, i), ways, next);
  }
}

/** The moment when dice have left this of the other side; its casualties still fire. */
export function withLosses(field: Field, moment: Moment, { side, limit }: Volleying, left: Formation): Moment {
  const other = otherSide(side);
  const part = partOf(moment, other);
  const now = limit?.dooms && { sunkAtOnce: sunk(part, left) };
  return withPart(moment, other, changed(lineIn(field, other), part, left, part.firing, now));
}

/** How many of each rank leave in the opening fire when this is left of a side. */
const sunk = ({ left, sunkAtOnce }: Part, after: Formation): readonly number[] =>
  left.fighting.map((count, rank) => count - after.fighting[rank]! + (sunkAtOnce?.[rank] ?? 0));

const withAttackers = ({ lines }: Field, moment: Moment, left: Formation): Moment =>
  withPart(moment, 'attacker', changed(lines.attacker, moment.attacker, left, left));
