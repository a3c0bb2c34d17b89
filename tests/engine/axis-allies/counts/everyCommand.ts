import {
  awaiting,
  boardOf,
  diceAsked,
  wares,
  type Command,
  type CommandType,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { memoizePerObject } from '../../../../src/engine/common/memoize.ts';

/**
 * Every command that could be thought of at a state, lawful or not: all sets of units to all spaces. It asks the engine
 * only what it waits for, never what is in reach, so that what stands of it is counted independently.
 */
export function* everyCommand(state: GameState, spaces: readonly SpaceId[]): Generator<Command> {
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'over':
      return;
    case 'dice':
      for (const dice of faces(diceAsked(asked))) yield { type: 'roll', dice };
      return;
    case 'submerge':
      for (const units of subsets(Object.keys(state.units))) yield { type: 'submerge', units };
      return;
    case 'casualties':
      for (const units of subsets(
        Object.keys(state.units).flatMap((id) => (state.units[id]?.type === 'battleship' ? [id, id] : [id])),
      ))
        yield { type: 'casualties', units };
      return;
    case 'retreat':
      yield { type: 'press' };
      yield { type: 'retreat' };
      for (const to of spaces) yield { type: 'retreat', to };
      return;
    case 'stranded':
      for (const unit of Object.keys(state.units)) for (const to of spaces) yield { type: 'land-stranded', unit, to };
      return;
    case 'fly-home':
      for (const units of subsets(Object.keys(state.units).filter((id) => state.units[id]?.owner === state.power)))
        for (const to of spaces) yield { type: 'move', units, to };
      return;
    case 'intercept':
      for (const units of subsets(Object.keys(state.units))) yield { type: 'intercept', units };
      return;
    case 'share':
      for (const facility of asked.facilities)
        for (let count = 0; count <= asked.units.length; count++)
          yield { type: 'share', raiders: { [facility]: count } };
      return;
    case 'offer':
      for (const to of [...spaces, null]) yield { type: 'place-offer', to };
      return;
    case 'disrupt':
      for (const zones of subsets(spaces)) yield { type: 'disrupt', zones };
      return;
    case 'command':
      yield* ofPhase(state, spaces);
  }
}

function* ofPhase(state: GameState, spaces: readonly SpaceId[]): Generator<Command> {
  yield { type: 'end-phase' };
  switch (state.phase) {
    case 'develop-weapons':
      for (const { id } of boardOf(state).edition.developments)
        for (let dice = 0; dice <= 4; dice++) yield { type: 'research', development: id, dice };
      return;
    case 'purchase-units':
      for (const units of orders(wares(state, state.power).map(({ type }) => type))) yield { type: 'purchase', units };
      return;
    case 'combat-move':
    case 'noncombat-move':
      yield* moves(state, spaces);
      if (takes(state, 'raid'))
        for (const units of subsets(Object.keys(state.units)))
          for (const raid of [true, false]) yield { type: 'raid', units, raid };
      break;
    case 'conduct-combat':
      for (const space of spaces) yield { type: 'fight', space };
      if (takes(state, 'rocket')) yield* special(state, spaces);
      break;
    case 'mobilize-new-units':
      for (const unit of Object.keys(state.purchased))
        for (const to of spaces) {
          yield { type: 'mobilize', unit, to };
          for (const complex of spaces) yield { type: 'mobilize', unit, to, complex };
        }
      for (const unit of Object.values(state.units))
        if (unit.type === 'fighter') for (const to of spaces) yield { type: 'move', units: [unit.id], to };
      return;
    default:
  }
  for (const zone of spaces) for (const attack of [true, false]) yield { type: 'engage', zone, attack };
}

const takes = (state: GameState, command: CommandType): boolean =>
  boardOf(state).edition.phases.some(({ id, takes: taken }) => id === state.phase && taken[command] !== undefined);

/** Raids, bombardments, rockets and landings called off. */
function* special(state: GameState, spaces: readonly SpaceId[]): Generator<Command> {
  const all = Object.keys(state.units);
  for (const space of spaces) {
    yield { type: 'fight', space, kind: 'raid' };
    if (state.turn.battles.some((plan) => plan.space === space && plan.landingFrom.length > 0))
      for (const bombard of subsets(all)) yield { type: 'fight', space, bombard };
    for (const to of spaces) yield { type: 'rocket', from: space, to };
  }
  for (const transports of subsets(all)) yield { type: 'call-off', transports };
}

/** The neighbours of each space, in the order of the list of pairs. */
const neighboursIn = memoizePerObject((pairs: readonly (readonly [SpaceId, SpaceId])[]) => {
  const found = new Map<SpaceId, SpaceId[]>();
  for (const [a, b] of pairs) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
});

function* moves(state: GameState, spaces: readonly SpaceId[]): Generator<Command> {
  const { adjacent } = boardOf(state).edition;
  const near = (space: SpaceId): readonly SpaceId[] => neighboursIn(adjacent).get(space) ?? [];
  const transports = Object.values(state.units).filter(({ type }) => type === 'transport');
  for (const units of subsets(Object.keys(state.units).filter((id) => state.units[id]?.owner === state.power))) {
    if (units.length === 0) continue;
    for (const to of spaces) {
      yield { type: 'move', units, to };
      yield { type: 'load', units, zone: to };
      yield { type: 'offload', units, to };
      for (const { id } of transports) yield { type: 'load', units, zone: to, transport: id };
    }
    // Ways of two steps, named.
    for (const via of near(state.units[units[0] ?? '']?.space ?? ''))
      for (const to of near(via)) yield { type: 'move', units, to, via: [via] };
  }
}

/** Every subset of a list; the empty one first. */
export function subsets(items: readonly UnitId[]): readonly (readonly UnitId[])[] {
  const all = Array.from({ length: 1 << items.length }, (_, bits) => items.filter((_item, i) => bits & (1 << i)));
  return [...new Map(all.map((set) => [[...set].sort().join(), set])).values()];
}

/** Every roll of so many dice; of more than two, only those of one face. */
function faces(count: number): readonly (readonly number[])[] {
  const die = [1, 2, 3, 4, 5, 6];
  if (count > 2) return die.map((face) => Array<number>(count).fill(face));
  return Array.from({ length: count }).reduce<readonly (readonly number[])[]>(
    (rolls) => rolls.flatMap((roll) => die.map((face) => [...roll, face])),
    [[]],
  );
}

/** Orders of up to two kinds, up to five of each. */
function* orders(types: readonly string[]): Generator<Record<string, number>> {
  for (const [i, type] of types.entries())
    for (let count = 0; count <= 5; count++) {
      yield { [type]: count };
      for (const other of types.slice(i + 1))
        for (let more = 1; more <= 5; more++) yield { [type]: count, [other]: more };
    }
}
