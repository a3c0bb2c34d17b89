import {
  isMovePhase,
  isActing,
  engagements,
  mobilizationPlaces,
  pointless,
  commandTo,
  refusalOf,
  targetOf,
  unitsIn,
  type Command,
  type GameState,
  type Refusal,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { movableUnitsIn, draggedUnits } from './dragging.ts';
import { chancesIn, inOrder } from './spaceOrder.ts';
import { useKnownOdds } from './odds/knownOdds.ts';
import { awaitingOf } from './selectors.ts';
import type { OrderedTarget } from './targets.ts';

/** An action in a space, as data for its menu. */
export type SpaceAction =
  | { readonly kind: 'show' }
  /** Adds these units of the space to the selection: all of one type, or all that can move if `type` is null. */
  | {
      readonly kind: 'choose';
      readonly type: UnitTypeId | null;
      readonly aboard: boolean;
      readonly units: readonly UnitId[];
    }
  /** Deselects these units; all of them if `type` is null. */
  | { readonly kind: 'put-back'; readonly type: UnitTypeId | null; readonly units: readonly UnitId[] }
  /** Orders the chosen units here. */
  | { readonly kind: 'order'; readonly destination: OrderedTarget }
  /** Orders chosen units that stand here to another space. */
  | { readonly kind: 'send'; readonly destination: OrderedTarget }
  /** The chosen units cannot come here: shows why. */
  | { readonly kind: 'why'; readonly command: Command; readonly refusal: Refusal }
  | { readonly kind: 'engage' | 'mobilize' | 'fight'; readonly command: Command }
  /** Undoes an order of this phase that ended here. */
  | { readonly kind: 'take-back'; readonly index: number; readonly command: Command; readonly before: GameState };

/** What the menu of a space depends on. */
export interface ActionContext {
  readonly game: GameState;
  readonly readOnly: boolean;
  readonly chosen: readonly UnitId[];
  readonly destinations: readonly OrderedTarget[];
  readonly picked: UnitTypeId | null;
  /** This phase's commands that can be undone, with their index in the log and the state before them. */
  readonly orders: readonly { readonly index: number; readonly command: Command; readonly before: GameState }[];
}

/** Limit of destinations in the menu; the map marks all of them. */
const MAX_SEND_TARGETS = 6;

/** All actions in a space now, the most likely first. */
export function spaceActions(context: ActionContext, space: SpaceId): readonly SpaceAction[] {
  const { game, readOnly } = context;
  if (readOnly) return [{ kind: 'show' }];
  const free = awaitingOf(game).kind === 'command';
  return [
    ...(free && isMovePhase(game.phase) ? orderActions(context, space) : []),
    ...(free ? [...engageActions(game, space), ...fightActions(game, space), ...placeActions(context, space)] : []),
    ...(free && isMovePhase(game.phase) ? selectActions(context, space) : []),
    ...context.orders.flatMap((order): SpaceAction[] =>
      destinationOf(order.command) === space ? [{ kind: 'take-back', ...order }] : [],
    ),
    { kind: 'show' },
  ];
}

function orderActions({ game, chosen, destinations }: ActionContext, space: SpaceId): SpaceAction[] {
  if (chosen.length === 0) return [];
  const destination = destinations.find((found) => found.space === space);
  if (destination !== undefined) return [{ kind: 'order', destination }];
  const isHere = (unit: UnitId): boolean => game.units[unit]?.space === space;
  if (chosen.some(isHere))
    return inOrder(game, destinations, chancesIn(useKnownOdds.getState().withHand))
      .slice(0, MAX_SEND_TARGETS)
      .map((sent): SpaceAction => ({ kind: 'send', destination: sent }));
  const command = commandTo(game, chosen, space);
  const refusal = refusalOf(game, command) ?? pointless(game, command);
  return refusal === null ? [] : [{ kind: 'why', command, refusal }];
}

function selectActions({ game, chosen }: ActionContext, space: SpaceId): SpaceAction[] {
  const actions: SpaceAction[] = [];
  const offer = (type: UnitTypeId | null, aboard: boolean, units: readonly UnitId[]): void => {
    if (units.some((unit) => !chosen.includes(unit))) actions.push({ kind: 'choose', type, aboard, units });
  };
  const own = unitsIn(game, space).filter(({ owner }) => isActing(game, owner));
  const lines = new Map(
    own.map(({ owner, type, aboard }) => [
      `${owner} ${type} ${aboard !== undefined}`,
      { power: owner, type, aboard: aboard !== undefined },
    ]),
  );
  const byLine = [...lines.values()].map((line) => ({
    ...line,
    units: draggedUnits(game, [], { space, ...line }),
  }));
  const all = movableUnitsIn(game, [space]);
  const isOneLine = byLine.filter(({ units }) => units.length > 0).length < 2;
  if (!isOneLine && all.length > 0) offer(null, false, all);
  for (const { type, aboard, units } of byLine) offer(type, aboard, units);
  return [...actions, ...deselectActions(game, chosen, space)];
}

/** Deselecting: by type if several types of this space are chosen, and all. */
function deselectActions(game: GameState, chosen: readonly UnitId[], space: SpaceId): SpaceAction[] {
  if (chosen.length === 0) return [];
  const here = chosen.filter((id) => game.units[id]?.space === space);
  const types = [...new Set(here.flatMap((id) => game.units[id]?.type ?? []))];
  const byType = types.map((type): SpaceAction => ({
    kind: 'put-back',
    type,
    units: here.filter((id) => game.units[id]?.type === type),
  }));
  return [...(types.length > 1 ? byType : []), { kind: 'put-back', type: null, units: chosen }];
}

/** The choice to attack or ignore enemy submarines and transports here: the option that is not set. */
function engageActions(game: GameState, space: SpaceId): SpaceAction[] {
  if (game.phase !== 'combat-move') return [];
  const shared = engagements(game).find(({ zone }) => zone === space);
  if (shared === undefined) return [];
  const command: Command = { type: 'engage', zone: space, attack: !shared.attack };
  return refusalOf(game, command) === null ? [{ kind: 'engage', command }] : [];
}

function fightActions(game: GameState, space: SpaceId): SpaceAction[] {
  const command: Command = { type: 'fight', space };
  const isDue = game.phase === 'conduct-combat' && game.turn.battles.some((battle) => battle.space === space);
  return isDue && refusalOf(game, command) === null ? [{ kind: 'fight', command }] : [];
}

/** Placing the picked new unit, or each purchased type if none is picked. */
function placeActions({ game, picked }: ActionContext, space: SpaceId): SpaceAction[] {
  if (game.phase !== 'mobilize-new-units') return [];
  const types =
    picked === null ? Object.keys(game.purchased).filter((type) => (game.purchased[type] ?? 0) > 0) : [picked];
  return types.flatMap((unit) =>
    mobilizationPlaces(game, unit)
      .filter((place) => place.space === space)
      .map(({ complex }): SpaceAction => ({
        kind: 'mobilize',
        command: { type: 'mobilize', unit, to: space, complex },
      })),
  );
}

/** The space where an order ended, or that it is about; null for other commands. */
const destinationOf = (command: Command): SpaceId | null =>
  command.type === 'engage' ? command.zone : targetOf(command);
