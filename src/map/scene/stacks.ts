import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import { rankOf } from '../../games/looks.ts';
import { READINESS, type BoardPiece, type Readiness } from '../../games/face/scene.ts';

/** Units of one power, type and readiness in one space, drawn as one counter. */
export interface Stack {
  readonly power: PowerId;
  readonly type: string;
  readonly readiness: Readiness;
  readonly units: readonly string[];
  readonly count: number;
  /** How many of them are damaged. */
  readonly damaged: number;
  /** How many of them are chosen for an order. */
  readonly chosen: number;
  /** The movement points they have left; null if they cannot be moved now. */
  readonly movesLeft: readonly [fewest: number, most: number] | null;
  /** What these carry. */
  readonly cargo: readonly Stack[];
}

/** All pieces, each in exactly one stack: what is carried in its carrier's stack, all others in their space's. */
export function stacksBySpace(
  units: readonly BoardPiece[],
  turnOrder: readonly PowerId[],
  chosen: readonly string[],
): BySpace<readonly Stack[]> {
  const isChosen = new Set(chosen);
  const bySpace = new Map<SpaceId, BoardPiece[]>();
  const byShip = new Map<string, BoardPiece[]>();
  for (const unit of units) {
    if (unit.aboard === undefined) append(bySpace, unit.space, unit);
    else append(byShip, unit.aboard, unit);
  }
  const stacksOf = (all: readonly BoardPiece[]): Stack[] => {
    const groups = new Map<string, BoardPiece[]>();
    for (const unit of all) append(groups, `${unit.owner} ${unit.type} ${readinessOf(unit)}`, unit);
    const stacks = [...groups.values()].flatMap((group): Stack[] => {
      const first = group[0];
      if (!first) return [];
      return [
        {
          power: first.owner,
          type: first.type,
          readiness: readinessOf(first),
          units: group.map(({ id }) => id),
          count: group.length,
          damaged: group.filter(({ damaged }) => damaged).length,
          chosen: group.filter(({ id }) => isChosen.has(id)).length,
          movesLeft: range(group.flatMap(({ movesLeft }) => movesLeft ?? [])),
          cargo: stacksOf(group.flatMap(({ id }) => byShip.get(id) ?? [])),
        },
      ];
    });
    const rank = (stack: Stack): number =>
      turnOrder.indexOf(stack.power) * 100 + rankOf(stack.type) * READINESS.length + READINESS.indexOf(stack.readiness);
    return stacks.sort((a, b) => rank(a) - rank(b));
  };
  return Object.fromEntries([...bySpace].map(([space, all]) => [space, stacksOf(all)]));
}

const readinessOf = ({ readiness = 'free' }: BoardPiece): Readiness => readiness;

/** Whether two lists of stacks are equal in everything. */
export const isSameStacks = (a: readonly Stack[], b: readonly Stack[]): boolean =>
  a.length === b.length && a.every((stack, i) => isSameStack(stack, b[i]));

const isSameStack = (a: Stack, b: Stack | undefined): boolean =>
  b !== undefined &&
  (Object.keys(a) as (keyof Stack)[]).every((key) =>
    key === 'cargo' ? isSameStacks(a.cargo, b.cargo) : isSameValue(a[key], b[key]),
  );

type PlainValue = string | number | null;

const isSameValue = (a: PlainValue | readonly PlainValue[], b: PlainValue | readonly PlainValue[]): boolean =>
  typeof a === 'object' && a !== null && typeof b === 'object' && b !== null
    ? a.length === b.length && a.every((value, i) => value === b[i])
    : a === b;

const range = (values: readonly number[]): Stack['movesLeft'] =>
  values.length > 0 ? [Math.min(...values), Math.max(...values)] : null;

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
