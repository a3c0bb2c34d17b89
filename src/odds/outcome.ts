import type { UnitId } from '../engine/index.ts';
import { unitsOf } from './battleLine.ts';
import type { Formation, Line } from './formation.ts';

/** What becomes of the units of a side when a battle leaves a formation of it. */

const alive = ({ fighting, away }: Formation): readonly number[] => fighting.map((count, i) => count + away[i]!);

/** The units of a side that are dead when this is left of it. */
export function unitsLost(line: Line, left: Formation): readonly UnitId[] {
  const survivors = new Set(unitsOf(line, alive(left)));
  return unitsOf(line, alive(line.whole)).filter((id) => !survivors.has(id));
}

/** Its units that have left the battle alive. */
export function unitsAway(line: Line, left: Formation): readonly UnitId[] {
  const fighting = new Set(unitsOf(line, left.fighting));
  return unitsOf(line, alive(left)).filter((id) => !fighting.has(id));
}
