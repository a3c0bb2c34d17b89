import { boardOf, editionOf, type Board, type UnitTypeId } from '../../../../src/engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../../../../src/engine/index.ts';

/** What positions of an edition are drawn from. */
export interface World {
  readonly board: Board;
  readonly powers: readonly PowerId[];
  /** Every space where units can be. */
  readonly fields: readonly SpaceId[];
  readonly capitals: readonly SpaceId[];
  /** The territories with a complex at the start. */
  readonly complexes: readonly SpaceId[];
  readonly types: readonly UnitTypeId[];
  /** What transports carry. */
  readonly troops: readonly UnitTypeId[];
}

const known = new Map<string, World>();

/** The world of an edition. */
export function worldOf(edition: string): World {
  let world = known.get(edition);
  if (!world) known.set(edition, (world = newWorld(edition)));
  return world;
}

function newWorld(id: string): World {
  const board = boardOf({ edition: id });
  const { turnOrder, spaces, powers, units } = editionOf(id);
  return {
    board,
    powers: turnOrder,
    fields: spaces.filter((space) => space.kind === 'sea' || !space.neutral).map((space) => space.id),
    capitals: powers.flatMap(({ capital }) => capital ?? []),
    complexes: spaces.flatMap((space) => (space.kind === 'land' && space.facilities.length > 0 ? [space.id] : [])),
    types: units.map((unit) => unit.id),
    troops: units.filter(({ cargo }) => cargo !== null).map((unit) => unit.id),
  };
}

export const sideOf = ({ board }: World, power: PowerId): string => board.powers.get(power)?.side ?? '';
export const isSea = ({ board }: World, space: SpaceId): boolean => board.spaces.get(space)?.kind === 'sea';

/** One of the powers of a side, by number. */
export function ofSide(world: World, side: string, n: number): PowerId {
  const powers = world.powers.filter((power) => sideOf(world, power) === side);
  return powers[n % powers.length] ?? '';
}

/** The n-th of a list, counted round and round; undefined if it is empty. */
export const nth = <Item>(list: readonly Item[], n: number): Item | undefined => list[n % Math.max(1, list.length)];
