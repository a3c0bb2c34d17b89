import {
  isMovePhase,
  isActing,
  commandTo,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { movableUnits } from './movableUnits.ts';
import { awaitingOf } from './selectors.ts';
import { useView } from './viewStore.ts';
import { isExampleDisplayed, useGame } from './game.ts';

/** What a drag started on: one counter, or, if `type` is null, all units of a power in a space. */
interface DragSource {
  readonly space: SpaceId;
  readonly power: PowerId;
  readonly type: UnitTypeId | null;
  /** The counter shows troops aboard a transport. */
  readonly aboard: boolean;
}

/** Whether the player can move units now: no example is shown, no decision is open, and no other tab owns the game. */
export function canOrder(): boolean {
  const { game, readOnly } = useGame.getState();
  return (
    game !== null &&
    !readOnly &&
    isMovePhase(game.phase) &&
    awaitingOf(game).kind === 'command' &&
    !isExampleDisplayed()
  );
}

/**
 * The units that a drag moves: the chosen units of the space if the counter is among them, else the counter's own units
 * that can move; none for another power's counter. Troops aboard move with their ship unless the drag started on them.
 */
export function draggedUnits(
  game: GameState,
  chosen: readonly UnitId[],
  { space, power, type, aboard }: DragSource,
): readonly UnitId[] {
  if (!isActing(game, power)) return [];
  const matches = (id: UnitId): boolean => {
    const unit = game.units[id];
    if (unit?.owner !== power) return false;
    return type === null || (unit.type === type && (unit.aboard !== undefined) === aboard);
  };
  const chosenHere = chosen.filter((id) => game.units[id]?.space === space);
  if (chosenHere.some(matches)) return chosenHere;
  const free = movableUnits(game).get(space) ?? [];
  return free.filter((id) => matches(id) && (aboard || game.units[id]?.aboard === undefined));
}

/**
 * Selects the units of a pressed counter, or deselects them if all are selected; other selected units stay selected.
 * Returns false for another power's counter and for a space the chosen units can go to.
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

/** All units in these spaces that the acting power can move; troops aboard move with their ships. */
export function movableUnitsIn(game: GameState, spaces: readonly SpaceId[]): readonly UnitId[] {
  const free = movableUnits(game);
  return spaces.flatMap((space) => (free.get(space) ?? []).filter((id) => game.units[id]?.aboard === undefined));
}

/** Orders the chosen units to a space, or shows why they cannot go there. */
export function orderSelectionTo(space: SpaceId): void {
  const { game, dispatch, explain } = useGame.getState();
  const { chosen, destinations } = useView.getState();
  if (game === null || chosen.length === 0) return;
  const destination = destinations.find((found) => found.space === space);
  if (destination === undefined) explain(commandTo(game, chosen, space));
  else dispatch(...destination.orders);
}

/** The units to select for a whole space: all that can move, or troops aboard if only they can. */
export function selectableUnits(game: GameState, space: SpaceId): readonly UnitId[] {
  const ships = movableUnitsIn(game, [space]);
  return ships.length > 0 ? ships : (movableUnits(game).get(space) ?? []);
}

/** Selects all units of a space that can move, or deselects those that are selected. */
export function toggleUnitsIn(space: SpaceId): void {
  const { game } = useGame.getState();
  if (game === null || !canOrder()) return;
  const { chosen, choose } = useView.getState();
  const elsewhere = chosen.filter((id) => game.units[id]?.space !== space);
  const hasChosen = elsewhere.length < chosen.length;
  choose(hasChosen ? elsewhere : [...elsewhere, ...selectableUnits(game, space)]);
}
