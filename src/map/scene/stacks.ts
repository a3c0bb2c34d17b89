import type { BySpace, PowerId, SpaceId, Unit, UnitId, UnitTypeId } from '../../engine/index.ts';
import { READINESS, type Readiness } from './readiness.ts';

/** Units of one power, type and readiness in one space, drawn as one counter. */
export interface Stack {
  readonly power: PowerId;
  readonly type: UnitTypeId;
  readonly readiness: Readiness;
  readonly units: readonly UnitId[];
  readonly count: number;
  /** How many of them took a first hit. */
  readonly damaged: number;
  /** How many of them are chosen for an order. */
  readonly chosen: number;
  /** Movement points they have left, the fewest and the most; null where nobody moves them now. */
  readonly left: readonly [fewest: number, most: number] | null;
  /** What these transports carry. */
  readonly cargo: readonly Stack[];
}

/** The order in which types stand in a row: land, air, sea; the cheap before the dear. */
const ORDER: readonly UnitTypeId[] = [
  'infantry',
  'tank',
  'fighter',
  'bomber',
  'submarine',
  'destroyer',
  'transport',
  'carrier',
  'battleship',
];

/** What is known of units beside what they are. */
export interface Condition {
  readonly readiness: (unit: Unit) => Readiness;
  /** Movement points left; null where it has none to count. */
  readonly movement: (unit: Unit) => number | null;
}

const IDLE: Condition = { readiness: () => 'free', movement: () => null };

/** Every unit in exactly one stack: cargo in its transport's, all others in their space's. */
export function stacksBySpace(
  units: readonly Unit[],
  turnOrder: readonly PowerId[],
  chosen: readonly UnitId[],
  { readiness, movement } = IDLE,
): BySpace<readonly Stack[]> {
  const isChosen = new Set(chosen);
  const bySpace = new Map<SpaceId, Unit[]>();
  const byShip = new Map<UnitId, Unit[]>();
  for (const unit of units) {
    if (unit.aboard === undefined) append(bySpace, unit.space, unit);
    else append(byShip, unit.aboard, unit);
  }
  const stacksOf = (all: readonly Unit[]): Stack[] => {
    const groups = new Map<string, Unit[]>();
    for (const unit of all) append(groups, `${unit.owner} ${unit.type} ${readiness(unit)}`, unit);
    const stacks = [...groups.values()].flatMap((group): Stack[] => {
      const first = group[0];
      if (!first) return [];
      return [
        {
          power: first.owner,
          type: first.type,
          readiness: readiness(first),
          units: group.map(({ id }) => id),
          count: group.length,
          damaged: group.filter(({ damaged }) => damaged).length,
          chosen: group.filter(({ id }) => isChosen.has(id)).length,
          left: range(group.flatMap((unit) => movement(unit) ?? [])),
          cargo: stacksOf(group.flatMap(({ id }) => byShip.get(id) ?? [])),
        },
      ];
    });
    const rank = (stack: Stack): number =>
      turnOrder.indexOf(stack.power) * 100 +
      ORDER.indexOf(stack.type) * READINESS.length +
      READINESS.indexOf(stack.readiness);
    return stacks.sort((a, b) => rank(a) - rank(b));
  };
  return Object.fromEntries([...bySpace].map(([space, all]) => [space, stacksOf(all)]));
}

const range = (values: readonly number[]): Stack['left'] =>
  values.length > 0 ? [Math.min(...values), Math.max(...values)] : null;

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
