import { expect } from 'vitest';
import {
  awaiting,
  fromPosition,
  play,
  reach,
  refusalOf,
  type Command,
  type GameEvent,
  type GameState,
  type PositionFile,
  type Reason,
  type RuleId,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';

/** Helpers to test the rules: a position as data, commands, and their expected results. */

export type Scene = Omit<PositionFile, 'edition' | 'phase'> & Partial<Pick<PositionFile, 'edition' | 'phase'>>;

/** The state of this position, by default in combat move. Fails the test if the position has faults. */
export function game(scene: Scene): GameState {
  const read = fromPosition({ edition: '1941', phase: 'combat-move', ...scene });
  if (!read.ok) throw new Error(`not a position: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** Ids of this many units of each type in a space, including cargo; fails if there are too few. */
export function idsOf(
  state: GameState,
  space: SpaceId,
  counts: Readonly<Record<string, number>>,
  owner = state.power,
): readonly UnitId[] {
  return Object.entries(counts).flatMap(([type, count]) => {
    const found = Object.values(state.units).filter(
      (unit) => unit.space === space && unit.type === type && unit.owner === owner,
    );
    if (found.length < count) throw new Error(`${space} holds ${found.length} ${type} of ${owner}, not ${count}`);
    return found.slice(0, count).map((unit) => unit.id);
  });
}

/** The one unit of this type in a space. */
export const one = (state: GameState, space: SpaceId, type: string, owner = state.power): UnitId =>
  idsOf(state, space, { [type]: 1 }, owner)[0] ?? '';

/** How many units of each type are in a space, including cargo. */
export function countsIn(state: GameState, space: SpaceId, owner?: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const unit of Object.values(state.units))
    if (unit.space === space && (owner === undefined || unit.owner === owner))
      counts[unit.type] = (counts[unit.type] ?? 0) + 1;
  return counts;
}

/** A command, or a function that makes one from the state it will be played on. */
export type Order = Command | ((state: GameState) => Command);

export const commandOf = (state: GameState, order: Order): Command =>
  typeof order === 'function' ? order(state) : order;

export const endPhase: Command = { type: 'end-phase' };
export const roll = (...dice: readonly number[]): Command => ({ type: 'roll', dice });
export const fight = (space: SpaceId): Command => ({ type: 'fight', space });
export const engage = (zone: SpaceId, attack = true): Command => ({ type: 'engage', zone, attack });
export const mobilize = (unit: string, to: SpaceId, complex?: SpaceId): Command => ({
  type: 'mobilize',
  unit,
  to,
  ...(complex === undefined ? {} : { complex }),
});

type Counts = Readonly<Record<string, number>>;

/** Moves this many units from one space to another. */
export const move =
  (from: SpaceId, counts: Counts, to: SpaceId, ...via: readonly SpaceId[]) =>
  (state: GameState): Command => ({
    type: 'move',
    units: idsOf(state, from, counts),
    to,
    ...(via.length > 0 ? { via } : {}),
  });

/** Loads this many units from a territory onto ships in a zone. */
export const load =
  (from: SpaceId, counts: Counts, zone: SpaceId, transport?: UnitId) =>
  (state: GameState): Command => ({
    type: 'load',
    units: idsOf(state, from, counts),
    zone,
    ...(transport === undefined ? {} : { transport }),
  });

/** Offloads cargo from a zone into a friendly territory, or declares its assault on a hostile one. */
export const offload =
  (zone: SpaceId, counts: Counts, to: SpaceId) =>
  (state: GameState): Command => ({ type: 'offload', units: idsOf(state, zone, counts), to });

export interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Plays orders one after another. Fails the test at the first refusal. Answers the last state and all events. */
export function played(start: GameState, ...orders: readonly Order[]): Played {
  let state = start;
  const events: GameEvent[] = [];
  for (const order of orders) {
    const command = commandOf(state, order);
    const answer = play(state, command);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(command)} by ${JSON.stringify(answer.fault)}`);
    state = answer.value.state;
    events.push(...answer.value.events);
  }
  return { state, events };
}

/** The state after these orders. */
export const after = (start: GameState, ...orders: readonly Order[]): GameState => played(start, ...orders).state;

/** Expects that the command is refused by this rule (and for this reason), and that the state is unchanged. */
export function expectRefused(state: GameState, order: Order, rule: RuleId, reason?: Reason): void {
  const command = commandOf(state, order);
  const before = JSON.stringify(state);
  const answer = play(state, command);
  expect(answer.ok, `${JSON.stringify(command)} was accepted`).toBe(false);
  if (answer.ok) return;
  expect(`${answer.fault.rule} ${reason === undefined ? '' : answer.fault.reason}`.trim()).toBe(
    `${rule} ${reason ?? ''}`.trim(),
  );
  expect(refusalOf(state, command)).toEqual(answer.fault);
  expect(JSON.stringify(state)).toBe(before);
}

/** Expects that the command is allowed. */
export function expectAllowed(state: GameState, order: Order): void {
  expect(refusalOf(state, commandOf(state, order))).toBeNull();
}

/** The spaces these units can go to now, sorted. */
export const placesOf = (state: GameState, units: readonly UnitId[]): readonly SpaceId[] =>
  reach(state, units)
    .map((destination) => destination.space)
    .sort();

/**
 * Fights a battle to its end: every die of a side shows the same number, casualties are as suggested, and nobody
 * submerges or retreats.
 */
export function fightOut(
  start: GameState,
  space: SpaceId,
  faces: { readonly attacker: number; readonly defender: number },
): GameState {
  let state = after(start, fight(space));
  for (let steps = 0; state.battle; steps++) {
    if (steps > 500) throw new Error(`the battle in ${space} does not end`);
    const awaited = awaiting(state);
    if (awaited.kind === 'dice')
      state = after(state, roll(...awaited.groups.flatMap((group) => group.units.map(() => faces[awaited.side!]))));
    else if (awaited.kind === 'casualties') state = after(state, { type: 'casualties', units: awaited.suggestion });
    else if (awaited.kind === 'submerge') state = after(state, { type: 'submerge', units: [] });
    else state = after(state, { type: 'press' });
  }
  return state;
}
