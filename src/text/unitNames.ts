import type { ByUnitType, GameState, UnitId, UnitTypeId } from '../engine/index.ts';
import { joinWords } from './words.ts';

const UNIT_NAMES: Record<UnitTypeId, readonly [one: string, many: string]> = {
  infantry: ['infantry', 'infantry'],
  tank: ['tank', 'tanks'],
  fighter: ['fighter', 'fighters'],
  bomber: ['bomber', 'bombers'],
  submarine: ['submarine', 'submarines'],
  transport: ['transport', 'transports'],
  destroyer: ['destroyer', 'destroyers'],
  carrier: ['carrier', 'carriers'],
  battleship: ['battleship', 'battleships'],
};

/** 'tank', 'tanks'. */
export function unitTypeName(type: UnitTypeId, n = 1): string {
  const names = UNIT_NAMES[type];
  return names === undefined ? type : names[n === 1 ? 0 : 1];
}

/** 'a tank', '2 infantry', '1 infantry' (infantry is never 'an infantry'). */
export function countedUnits(type: UnitTypeId, n: number): string {
  if (n === 1 && type !== 'infantry') return `a ${unitTypeName(type)}`;
  return `${n} ${unitTypeName(type, n)}`;
}

/** '2 infantry and a tank', in the order of the rulebook's table. */
export function unitCounts(units: ByUnitType<number>): string {
  const order = Object.keys(UNIT_NAMES);
  const types = Object.keys(units).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return joinWords(types.filter((type) => (units[type] ?? 0) > 0).map((type) => countedUnits(type, units[type] ?? 0)));
}

/** The units named by id, as '2 infantry and a tank'; units the state no longer holds are 'n units'. */
export function unitList(state: GameState, ids: readonly UnitId[]): string {
  const counts: Record<UnitTypeId, number> = {};
  let unknown = 0;
  for (const id of ids) {
    const type = state.units[id]?.type;
    if (type === undefined) unknown += 1;
    else counts[type] = (counts[type] ?? 0) + 1;
  }
  const known = unitCounts(counts);
  if (unknown === 0) return known;
  const others = known === '' ? `${unknown} ${unknown === 1 ? 'unit' : 'units'}` : `${unknown} more`;
  return joinWords([known, others].filter((part) => part !== ''));
}
