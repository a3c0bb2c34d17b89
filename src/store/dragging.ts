import {
  commandTo,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../engine/index.ts';
import { useExample } from './exampleStore.ts';
import { useGame } from './gameStore.ts';
import { movableUnits } from './movableUnits.ts';
import { awaitingOf } from './selectors.ts';
import { isMovePhase, useView } from './viewStore.ts';

/** What on the map was taken hold of: one counter, or with no type all of a power's units in a space. */
export interface DragSource {
  readonly space: SpaceId;
  readonly power: PowerId;
  readonly type: UnitTypeId | null;
  /** The counter stands at a transport's side. */
  readonly aboard: boolean;
}

/**
 * Whether units can be ordered about now, at this screen: not while an example is shown, a battle asks or another tab
 * plays.
 */
export function canOrder(): boolean {
  const { game, readOnly } = useGame.getState();
  return (
    game !== null &&
    !readOnly &&
    isMovePhase(game) &&
    awaitingOf(game).kind === 'command' &&
    useExample.getState().example === null
  );
}

/**
 * The units a drag takes along: the chosen ones in that space if what was grabbed is among them, else the grabbed
 * counter's own that can move; nothing where somebody else's counter was grabbed. Troops aboard go with their ship
 * unless they are what was grabbed.
 */
export function draggedUnits(
  game: GameState,
  chosen: readonly UnitId[],
  { space, power, type, aboard }: DragSource,
): readonly UnitId[] {
  if (power !== game.power) return [];
  const isMeant = (id: UnitId): boolean => {
    const unit = game.units[id];
    return unit !== undefined && (type === null || (unit.type === type && (unit.aboard !== undefined) === aboard));
  };
  const inHand = chosen.filter((id) => game.units[id]?.space === space);
  if (inHand.some(isMeant)) return inHand;
  const free = movableUnits(game).get(space) ?? [];
  return free.filter((id) => isMeant(id) && (aboard || game.units[id]?.aboard === undefined));
}

/**
 * Chooses the units of a pressed counter, or puts them back if all of them are chosen; those of other counters stay in
 * hand.
 * Answers whether there were any: not on somebody else's counter, nor where what is chosen would be sent by the press.
 */
export function toggleCounter(grabbed: DragSource): boolean {
  const { game } = useGame.getState();
  const { chosen, destinations, choose, focus } = useView.getState();
  if (game === null || !canOrder() || destinations.some(({ space }) => space === grabbed.space)) return false;
  const units = draggedUnits(game, [], grabbed);
  if (units.length === 0) return false;
  const others = chosen.filter((id) => !units.includes(id));
  focus(grabbed.space);
  choose(units.every((id) => chosen.includes(id)) ? others : [...others, ...units]);
  return true;
}

/** All units of the acting power in these spaces that can move; troops aboard go with their ships. */
export function movableIn(game: GameState, spaces: readonly SpaceId[]): readonly UnitId[] {
  const free = movableUnits(game);
  return spaces.flatMap((space) => (free.get(space) ?? []).filter((id) => game.units[id]?.aboard === undefined));
}

/** Orders what is chosen to a space, or says why it cannot go there. */
export function orderSelectionTo(space: SpaceId): void {
  const { game, dispatch, explain } = useGame.getState();
  const { chosen, destinations } = useView.getState();
  if (game === null || chosen.length === 0) return;
  const destination = destinations.find((found) => found.space === space);
  if (destination === undefined) explain(commandTo(game, chosen, space));
  else dispatch(destination.command);
}

/** What is chosen if a whole space is meant: all that can move; where only troops aboard can, it is they. */
export function selectableUnits(game: GameState, space: SpaceId): readonly UnitId[] {
  const ships = movableIn(game, [space]);
  return ships.length > 0 ? ships : (movableUnits(game).get(space) ?? []);
}

/** Chooses all movable units of a space, or puts back those that are chosen. */
export function toggleUnitsIn(space: SpaceId): void {
  const { game } = useGame.getState();
  if (game === null || !canOrder()) return;
  const { chosen, choose } = useView.getState();
  const elsewhere = chosen.filter((id) => game.units[id]?.space !== space);
  const isHeld = elsewhere.length < chosen.length;
  choose(isHeld ? elsewhere : [...elsewhere, ...selectableUnits(game, space)]);
}
