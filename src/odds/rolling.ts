import type { RollGroup, UnitId } from '../engine/index.ts';
import { unitsOf, type Formation, type Line } from './formation.ts';
import type { Volleying } from './program.ts';
import { inBattle } from './ranks.ts';
import { diceOf, noDice, volleyOf, type Dice, type Volley } from './volley.ts';

/** The dice that formations roll, as the rules say. */

/** The volley of a formation, asked of the rules, or added up from its ranks where each unit hits by itself. */
export function volleyIn(
  line: Line,
  deed: Volleying,
  isFirst: boolean,
  formation: Formation,
  strikes: boolean,
): Volley | null {
  const place = deed.id * 4 + (isFirst ? 2 : 0) + (strikes ? 1 : 0);
  let volley = formation.volleys[place];
  if (volley === undefined) {
    const { fighting } = formation;
    const dice =
      line.hitsAlone && deed.byUnit
        ? added((line.dice[place] ??= diceByRank(line, deed, isFirst, strikes)), fighting)
        : asked(line, deed, isFirst, fighting, strikes);
    formation.volleys[place] = volley = volleyOf(dice, line.volleys, line.isLowLuck);
  }
  return volley;
}

/** The dice of one unit of each rank: asked for all at once, as none depends on another. */
function diceByRank(line: Line, deed: Volleying, isFirst: boolean, strikes: boolean): readonly Dice[] {
  const units = line.ranks.map(({ pool }) => pool[0]!);
  const groups = groupsOf(line, deed, isFirst, units, strikes);
  return units.map((id) => diceOf(groups, id));
}

/** The dice of so many of each rank; always the same list. */
function added(byRank: readonly Dice[], fighting: readonly number[]): Dice {
  sum.fill(0);
  for (let rank = 0; rank < fighting.length; rank++) {
    const count = fighting[rank]!;
    const dice = byRank[rank]!;
    if (count > 0) for (let place = 0; place < sum.length; place++) sum[place]! += count * dice[place]!;
  }
  return sum;
}

const sum = noDice();

const asked = (line: Line, deed: Volleying, isFirst: boolean, fighting: readonly number[], strikes: boolean): Dice =>
  diceOf(groupsOf(line, deed, isFirst, unitsOf(line, fighting), strikes));

/** What these units roll. */
function groupsOf(
  line: Line,
  deed: Volleying,
  isFirst: boolean,
  units: readonly UnitId[],
  strikes: boolean,
): readonly RollGroup[] {
  const struck = strikes
    ? units.filter((id) => line.ranks.some(({ type, pool }) => type.submerges && pool.includes(id)))
    : [];
  const battle = {
    ...inBattle(line.battle, line.side, units),
    round: isFirst ? 1 : 2,
    casualties: [],
    struck,
    // Dice that can hit nobody are left out by some rules; their hits come to nothing in any case.
    destroyers: { attacker: true, defender: true },
  };
  return deed.groups(line.state, battle);
}
