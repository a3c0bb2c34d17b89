import type { RollGroup, UnitId } from '../engine/index.ts';
import { unitsOf } from './battleLine.ts';
import type { Formation, Line } from './formation.ts';
import type { Volleying } from './program.ts';
import { inBattle } from './ranks.ts';
import { diceByRank, diceOf, noDice, volleyOf, type Dice, type DiceByRank, type Volley } from './volley.ts';

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
  const byRank = line.hitsAlone && deed.byUnit ? (line.dice[place] ??= diceOfEach(line, deed, isFirst, strikes)) : null;
  if (byRank?.length === 0) return null;
  let volley = formation.volleys[place];
  if (volley === undefined) {
    const { fighting } = formation;
    const dice = byRank ? added(byRank, fighting) : asked(line, deed, isFirst, fighting, strikes);
    formation.volleys[place] = volley = volleyOf(dice, line.volleys, line.isLowLuck);
  }
  return volley;
}

/** The dice of one unit of each rank: asked for all at once, as none depends on another. */
function diceOfEach(line: Line, deed: Volleying, isFirst: boolean, strikes: boolean): DiceByRank {
  const units = line.ranks.map(({ pool }) => pool[0]!);
  return diceByRank(groupsOf(line, deed, isFirst, units, strikes), units);
}

/** The dice of so many of each rank; always the same list. */
function added(byRank: DiceByRank, fighting: readonly number[]): Dice {
  sum.fill(0);
  for (const { place, ofRank } of byRank)
    for (let rank = 0; rank < fighting.length; rank++) sum[place]! += fighting[rank]! * ofRank[rank]!;
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
