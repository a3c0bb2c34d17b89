import { produce } from 'immer';
import type { Command } from '../command.ts';
import type { Phase, SpaceId, UnitId, UnitTypeId } from '../ids.ts';
import { allUnits, deedOf } from '../pieces.ts';
import { play, refusalOf } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * What a player could do when a command is refused. Every command in a remedy has been tried and is allowed, and its
 * effect on the refused command has been checked. (`orders` are commands.)
 */
export type Remedy =
  /** Any one of these commands is allowed now; the most similar one comes first. */
  | ({ readonly kind: 'instead' } & CommandChoice)
  /** Any one of these commands is allowed now and removes the reason of the refusal. */
  | ({ readonly kind: 'first' } & CommandChoice)
  /**
   * The commands to give one after another: the first is allowed now, and the last removes the reason of the refusal.
   */
  | { readonly kind: 'steps'; readonly orders: readonly Command[] }
  /** Taking back the latest moves of these units removes the reason of the refusal. */
  | { readonly kind: 'take-back'; readonly units: readonly UnitId[] }
  /** Buying a unit of this type, to be placed in one of these zones, would help; there is money for it. */
  | { readonly kind: 'buy'; readonly unit: UnitTypeId; readonly zones: readonly SpaceId[]; readonly more?: true }
  /** Commands of this type are allowed in these phases. */
  | { readonly kind: 'phase'; readonly phases: readonly Phase[] };

/** Commands to choose from; with `more` there are others that are not named. */
export interface CommandChoice {
  readonly orders: readonly Command[];
  readonly more?: boolean | undefined;
}

/** A refused command and its refusal. */
export interface Refused<Type extends Command['type'] = Command['type']> {
  readonly state: GameState;
  readonly command: Extract<Command, { type: Type }>;
  readonly refusal: Refusal;
}

/** Finds one kind of remedy, or null. */
export type Finder = (refused: Refused) => Remedy | null;

/** Combines finders: the first remedy that one of them finds. */
export const either =
  (...finders: readonly Finder[]): Finder =>
  (refused) => {
    for (const find of finders) {
      const remedy = find(refused);
      if (remedy) return remedy;
    }
    return null;
  };

/** A remedy offers at most this many commands; more would be too long to read. */
const MAX_ORDERS = 3;

export const isAllowed = (state: GameState, command: Command): boolean => refusalOf(state, command) === null;

/** A remedy of the first of these commands that are allowed, or null. */
export function insteadRemedy(state: GameState, orders: Iterable<Command>): Remedy | null {
  const found = firstOf(orders, (order) => isAllowed(state, order));
  return found ? { kind: 'instead', ...found } : null;
}

/** A remedy of the first of these commands that are allowed and help, or null. */
export function firstRemedy(refused: Refused, orders: Iterable<Command>): Remedy | null {
  const found = firstOf(orders, (order) => {
    const answer = play(refused.state, order);
    return answer.ok && helps(refused, answer.value.state);
  });
  return found ? { kind: 'first', ...found } : null;
}

/** A remedy of the first pair of commands that are allowed one after the other and help, or null. */
export function stepsRemedy(refused: Refused, plans: Iterable<readonly [Command, Command]>): Remedy | null {
  for (const orders of plans) {
    const begun = play(refused.state, orders[0]);
    const done = begun.ok ? play(begun.value.state, orders[1]) : begun;
    if (done.ok && helps(refused, done.value.state)) return { kind: 'steps', orders };
  }
  return null;
}

/**
 * Whether this other state solves the refusal. The end of a phase can be refused for several reasons, which are solved
 * one by one: for it, another reason or fewer units are enough.
 */
export function helps({ command, refusal }: Refused, state: GameState): boolean {
  const now = refusalOf(state, command);
  if (now === null) return true;
  if (command.type !== 'end-phase') return false;
  if (now.reason !== refusal.reason || now.rule !== refusal.rule) return true;
  if (now.requested !== undefined && refusal.requested !== undefined) return now.requested < refusal.requested;
  const before = new Set([...(refusal.units ?? []), ...(refusal.spaces ?? [])]);
  const after = [...(now.units ?? []), ...(now.spaces ?? [])];
  return after.length < before.size ? after.every((one) => before.has(one)) : !after.some((one) => before.has(one));
}

/** The first commands that are good, and whether there is one more; null if none is. */
function firstOf(commands: Iterable<Command>, isGood: (command: Command) => boolean): CommandChoice | null {
  const orders: Command[] = [];
  for (const command of commands) {
    if (!isGood(command)) continue;
    if (orders.length === MAX_ORDERS) return { orders, more: true };
    orders.push(command);
  }
  return orders.length > 0 ? { orders } : null;
}

/** One unit of each group of identical units: same type and space, nothing done this turn. */
export function oneOfEachKind(state: GameState, units: readonly Unit[]): readonly Unit[] {
  const kinds = new Map<string, Unit>();
  for (const unit of units) {
    const key = `${unit.type} ${unit.space} ${deedOf(state, unit.id) === undefined ? '' : unit.id}`;
    if (!kinds.has(key)) kinds.set(key, unit);
  }
  return [...kinds.values()];
}

/** The state as if these units, and their cargo, had not moved in this phase. */
export const withoutMoves = (state: GameState, ids: readonly UnitId[]): GameState =>
  produce(state, ({ units, turn: { deeds } }) => {
    for (const id of ids) {
      const from = deeds[id]?.route[0];
      if (!units[id] || from === undefined) continue;
      delete deeds[id];
      for (const unit of allUnits(state.units)) if (unit.id === id || unit.aboard === id) units[unit.id]!.space = from;
    }
  });
