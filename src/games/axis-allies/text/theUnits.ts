import {
  enemiesIn,
  typeOf,
  unitsIn,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitId,
  type UnitType,
} from '../../../engine/axis-allies/index.ts';
import { possessive, spaceList } from './names.ts';
import { countedUnits, inTableOrder, unitList, unitTypeName } from './unitNames.ts';
import { joinWords } from '../../../text/words.ts';

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
