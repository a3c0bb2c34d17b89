import {
  engagements,
  mobilizationPlaces,
  commandTo,
  refusalOf,
  unitsIn,
  type Command,
  type Destination,
  type GameState,
  type Refusal,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../engine/index.ts';
import { movableIn, unitsDragged } from './dragging.ts';
import { rankOf } from './rankOf.ts';
import { awaitingOf } from './selectors.ts';
import { isMovePhase } from './viewStore.ts';
import { byImportance } from './weight.ts';

/** Something that can be done with a space, as data: a menu offers it, a press does it. */
export type Deed =
  | { readonly kind: 'show' }
  /**
   * Chooses these units of the space, in addition to those chosen before; all of one type, or with null all that can
   * move.
   */
  | {
      readonly kind: 'choose';
      readonly type: UnitTypeId | null;
      readonly aboard: boolean;
      readonly units: readonly UnitId[];
    }
  /** Puts these back; with null all that is chosen. */
  | { readonly kind: 'put-back'; readonly type: UnitTypeId | null; readonly units: readonly UnitId[] }
  /** Sends what is chosen here. */
  | { readonly kind: 'order'; readonly destination: Destination }
  /** Sends what is chosen, and stands here, elsewhere. */
  | { readonly kind: 'send'; readonly destination: Destination }
  /** What is chosen cannot come here: say why. */
  | { readonly kind: 'why'; readonly command: Command; readonly refusal: Refusal }
  | { readonly kind: 'engage' | 'mobilize' | 'fight'; readonly command: Command }
  /** Takes back an order of this phase that ended here. */
  | { readonly kind: 'take-back'; readonly index: number; readonly command: Command };

/** What the menu of a space depends on. */
export interface AtHand {
  readonly game: GameState;
  readonly readOnly: boolean;
  readonly chosen: readonly UnitId[];
  readonly destinations: readonly Destination[];
  readonly picked: UnitTypeId | null;
  /** This phase's commands that can be taken back, with their place in the log. */
  readonly orders: readonly { readonly index: number; readonly command: Command }[];
}

/** So many places to go to are offered where chosen units stand; the map marks them all. */
const MOST_SENT = 6;

/** All that can be done in a space now, what is most likely meant first. */
export function deedsHere(hand: AtHand, space: SpaceId): readonly Deed[] {
  const { game, readOnly } = hand;
  if (readOnly) return [{ kind: 'show' }];
  const free = awaitingOf(game).kind === 'command';
  return [
    ...(free && isMovePhase(game) ? ordersHere(hand, space) : []),
    ...(free ? [...engagementHere(game, space), ...battleHere(game, space), ...placementsHere(hand, space)] : []),
    ...(free && isMovePhase(game) ? choicesHere(hand, space) : []),
    ...hand.orders.flatMap(({ index, command }): Deed[] =>
      endOf(command) === space ? [{ kind: 'take-back', index, command }] : [],
    ),
    { kind: 'show' },
  ];
}

function ordersHere({ game, chosen, destinations }: AtHand, space: SpaceId): Deed[] {
  if (chosen.length === 0) return [];
  const destination = destinations.find((found) => found.space === space);
  if (destination !== undefined) return [{ kind: 'order', destination }];
  const isHere = (unit: UnitId): boolean => game.units[unit]?.space === space;
  const isBefore = byImportance(game);
  if (chosen.some(isHere))
    return destinations
      .toSorted((a, b) => rankOf(a) - rankOf(b) || isBefore(a.space, b.space))
      .slice(0, MOST_SENT)
      .map((sent): Deed => ({ kind: 'send', destination: sent }));
  const command = commandTo(game, chosen, space);
  const refusal = refusalOf(game, command);
  return refusal === null ? [] : [{ kind: 'why', command, refusal }];
}

function choicesHere({ game, chosen }: AtHand, space: SpaceId): Deed[] {
  const deeds: Deed[] = [];
  const offer = (type: UnitTypeId | null, aboard: boolean, units: readonly UnitId[]): void => {
    if (units.some((unit) => !chosen.includes(unit))) deeds.push({ kind: 'choose', type, aboard, units });
  };
  const own = unitsIn(game, space).filter(({ owner }) => owner === game.power);
  const lines = new Map(
    own.map(({ type, aboard }) => [`${type} ${aboard !== undefined}`, { type, aboard: aboard !== undefined }]),
  );
  const byLine = [...lines.values()].map((line) => ({
    ...line,
    units: unitsDragged(game, [], { space, power: game.power, ...line }),
  }));
  const all = movableIn(game, [space]);
  const isOneLine = byLine.filter(({ units }) => units.length > 0).length < 2;
  if (!isOneLine && all.length > 0) offer(null, false, all);
  for (const { type, aboard, units } of byLine) offer(type, aboard, units);
  return [...deeds, ...puttingBack(game, chosen, space)];
}

/** What is chosen, put back: by type where several of this space are, and all. */
function puttingBack(game: GameState, chosen: readonly UnitId[], space: SpaceId): Deed[] {
  if (chosen.length === 0) return [];
  const here = chosen.filter((id) => game.units[id]?.space === space);
  const types = [...new Set(here.flatMap((id) => game.units[id]?.type ?? []))];
  const byType = types.map((type): Deed => ({
    kind: 'put-back',
    type,
    units: here.filter((id) => game.units[id]?.type === type),
  }));
  return [...(types.length > 1 ? byType : []), { kind: 'put-back', type: null, units: chosen }];
}

/** Whether enemy submarines and transports here are attacked: the answer that was not given yet. */
function engagementHere(game: GameState, space: SpaceId): Deed[] {
  if (game.phase !== 'combat-move') return [];
  const shared = engagements(game).find(({ zone }) => zone === space);
  if (shared === undefined) return [];
  const command: Command = { type: 'engage', zone: space, attack: !shared.attack };
  return refusalOf(game, command) === null ? [{ kind: 'engage', command }] : [];
}

function battleHere(game: GameState, space: SpaceId): Deed[] {
  const command: Command = { type: 'fight', space };
  const isDue = game.phase === 'conduct-combat' && game.turn.battles.some((battle) => battle.space === space);
  return isDue && refusalOf(game, command) === null ? [{ kind: 'fight', command }] : [];
}

/** The chosen new unit, or each that was bought if none is. */
function placementsHere({ game, picked }: AtHand, space: SpaceId): Deed[] {
  if (game.phase !== 'mobilize-new-units') return [];
  const types =
    picked === null ? Object.keys(game.purchased).filter((type) => (game.purchased[type] ?? 0) > 0) : [picked];
  return types.flatMap((unit) =>
    mobilizationPlaces(game, unit)
      .filter((place) => place.space === space)
      .map(({ complex }): Deed => ({ kind: 'mobilize', command: { type: 'mobilize', unit, to: space, complex } })),
  );
}

/** Where an order of a phase ended; null for what is no such order. */
function endOf(command: Command): SpaceId | null {
  switch (command.type) {
    case 'move':
    case 'offload':
    case 'mobilize':
    case 'land-stranded':
      return command.to;
    case 'load':
    case 'engage':
      return command.zone;
    default:
      return null;
  }
}
