import type { ByUnitType, GameState, SpaceId, UnitId, UnitTypeId } from '../../../engine/axis-allies/index.ts';
import { spaceName } from './names.ts';
import { joinWords, withArticle } from '../../../text/words.ts';

const UNIT_NAMES: Record<UnitTypeId, readonly [one: string, many: string]> = {
  infantry: ['infantry', 'infantry'],
  artillery: ['artillery', 'artillery'],
  tank: ['tank', 'tanks'],
  'antiaircraft-gun': ['antiaircraft gun', 'antiaircraft guns'],
  fighter: ['fighter', 'fighters'],
  bomber: ['bomber', 'bombers'],
  submarine: ['submarine', 'submarines'],
  transport: ['transport', 'transports'],
  destroyer: ['destroyer', 'destroyers'],
  carrier: ['carrier', 'carriers'],
  battleship: ['battleship', 'battleships'],
  'industrial-complex': ['industrial complex', 'industrial complexes'],
};

/** A type from outside may be called `constructor`. */
const namesOf = (type: UnitTypeId): readonly [one: string, many: string] | undefined =>
  Object.hasOwn(UNIT_NAMES, type) ? UNIT_NAMES[type] : undefined;

/** 'tank', 'tanks'; an unknown id is shown in words. */
export function unitTypeName(type: UnitTypeId, n = 1): string {
  const names = namesOf(type);
  return names === undefined ? String(type).replaceAll('-', ' ') : names[n === 1 ? 0 : 1];
}

/** 'a tank', '2 infantry', '1 infantry' (infantry is never 'an infantry', nor artillery 'an artillery'). */
export function countedUnits(type: UnitTypeId, n: number): string {
  const [one, many] = namesOf(type) ?? [];
  if (n === 1 && (one === undefined || one !== many)) return withArticle(unitTypeName(type));
  return `${n} ${unitTypeName(type, n)}`;
}

/** These types in the order of the rulebook's table. */
export function inTableOrder<Type extends UnitTypeId>(types: readonly Type[]): readonly Type[] {
  const order = Object.keys(UNIT_NAMES);
  return types.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** '2 infantry and a tank', in the order of the rulebook's table. */
export function unitCounts(units: ByUnitType<number>): string {
  return joinWords(
    inTableOrder(Object.keys(units)).flatMap((type) => {
      const n = units[type] ?? 0;
      return n > 0 ? [countedUnits(type, n)] : [];
    }),
  );
}

/** A list of types, one entry a unit, in words: 'a tank and 2 infantry' in the table's order, never a type twice. */
export function typeCounts(types: readonly UnitTypeId[]): string {
  const counts: Record<UnitTypeId, number> = {};
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return unitCounts(counts);
}

/** The units named by id, as '2 infantry and a tank'; units the state no longer holds are 'n units'. */
export function unitList(state: GameState, ids: readonly UnitId[]): string {
  const types = ids.flatMap((id) => state.units[id]?.type ?? []);
  const known = typeCounts(types);
  const unknown = ids.length - types.length;
  if (unknown === 0) return known;
  const others = known === '' ? `${unknown} ${unknown === 1 ? 'unit' : 'units'}` : `${unknown} more`;
  return joinWords([known, others].filter((part) => part !== ''));
}

/** Where units set out: '1 infantry from Karelia and a bomber from Russia'. */
export function unitsFrom(
  state: GameState,
  units: readonly { readonly unit: UnitId; readonly from: SpaceId }[],
): string {
  const starts = [...new Set(units.map(({ from }) => from))];
  return joinWords(
    starts.map((start) => {
      const together = units.flatMap(({ unit, from }) => (from === start ? [unit] : []));
      return `${unitList(state, together)} from ${spaceName(state, start)}`;
    }),
  );
}
