import {
  type ByUnitType,
  type GameState,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
  enemiesIn,
  typeOf,
  unitsIn,
  type PowerId,
  type Unit,
  type UnitType,
} from '../../../engine/axis-allies/index.ts';
import { spaceName, possessive, spaceList } from './names.ts';
import { joinWords, withArticle } from '../../../text/words.ts';

const UNIT_NAMES: Record<UnitTypeId, readonly [one: string, many: string]> = {
  infantry: ['infantry', 'infantry'],
  artillery: ['artillery', 'artillery'],
  'mechanized-infantry': ['mechanized infantry', 'mechanized infantry'],
  tank: ['tank', 'tanks'],
  'antiaircraft-gun': ['antiaircraft gun', 'antiaircraft guns'],
  fighter: ['fighter', 'fighters'],
  'tactical-bomber': ['tactical bomber', 'tactical bombers'],
  bomber: ['bomber', 'bombers'],
  submarine: ['submarine', 'submarines'],
  transport: ['transport', 'transports'],
  destroyer: ['destroyer', 'destroyers'],
  cruiser: ['cruiser', 'cruisers'],
  carrier: ['carrier', 'carriers'],
  battleship: ['battleship', 'battleships'],
  'industrial-complex': ['industrial complex', 'industrial complexes'],
  'minor-complex': ['minor complex', 'minor complexes'],
  'major-complex': ['major complex', 'major complexes'],
  'major-complex-upgrade': ['upgrade to a major complex', 'upgrades to major complexes'],
  'air-base': ['air base', 'air bases'],
  'naval-base': ['naval base', 'naval bases'],
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

/** Unit types in the order of the rulebook's table. */
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

/** Units on the board with an article or their owner: 'the 2 infantry and the fighter', 'Germany’s destroyer'. */
export function theUnits(state: GameState, ids: readonly UnitId[]): string {
  const known = ids.flatMap((id) => state.units[id] ?? []);
  if (known.length < ids.length) return unitList(state, ids);
  const owners = [...new Set(known.map(({ owner }) => owner))].sort(
    (a, b) => Number(b === state.power) - Number(a === state.power),
  );
  return joinWords(
    owners.map((owner) =>
      ownersUnits(
        state,
        known.filter((unit) => unit.owner === owner),
      ),
    ),
  );
}

/** Units of one owner. All tanks of a space are 'the 2 tanks'; some of them are '2 tanks' or '2 of Germany’s tanks'. */
function ownersUnits(state: GameState, units: readonly Unit[]): string {
  const owner = units[0]?.owner ?? '';
  const isOwn = owner === state.power;
  const whole: string[] = [];
  const part: string[] = [];
  for (const type of inTableOrder([...new Set(units.map((unit) => unit.type))])) {
    const named = units.filter((unit) => unit.type === type);
    const spaces = new Set(named.map(({ space }) => space));
    const all = [...spaces]
      .flatMap((space) => unitsIn(state, space))
      .filter((unit) => unit.type === type && unit.owner === owner);
    const n = named.length;
    if (all.length === n) whole.push(`${isOwn ? 'the ' : ''}${n === 1 ? '' : `${n} `}${unitTypeName(type, n)}`);
    else if (isOwn) part.push(countedUnits(type, n));
    else part.push(`${n === 1 ? 'one' : n} of ${possessive(state, owner)} ${unitTypeName(type, 2)}`);
  }
  const [first, ...rest] = whole;
  return joinWords([
    ...(first === undefined ? [] : [`${isOwn ? '' : `${possessive(state, owner)} `}${first}`, ...rest]),
    ...part,
  ]);
}

/** ' in Sea Zone 6', where these units are; nothing if that is not known. */
export function whereTheyAre(state: GameState, ids: readonly UnitId[]): string {
  const spaces = [...new Set(ids.flatMap((id) => state.units[id]?.space ?? []))];
  return spaces.length === 0 ? '' : ` in ${spaceList(state, spaces)}`;
}

/** 'is' or 'are', to follow a list of units. */
export const isOrAre = (units: string): 'is' | 'are' => (/\d| and /.test(units) ? 'are' : 'is');

/**
 * 'Germany’s destroyer': the enemies of a power, the acting one if none is named, in a space that are of such a type;
 * nothing if there are none.
 */
export function enemiesThere(
  state: GameState,
  space: SpaceId,
  isMeant: (type: UnitType) => boolean = () => true,
  power: PowerId = state.power,
): string {
  const there = enemiesIn(state, space, power).filter(
    (unit) => unit.aboard === undefined && isMeant(typeOf(state, unit)),
  );
  return theUnits(
    state,
    there.map(({ id }) => id),
  );
}
