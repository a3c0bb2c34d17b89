import { create } from 'zustand';
import {
  isMovePhase,
  isActing,
  awaiting,
  mobilizationPlaces,
  commandTo,
  unitsIn,
  type Command,
  type DevelopmentId,
  type GameState,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { lookAt } from '../../../store/lookedAt.ts';
import type { HandOnMap, PlayerView, ViewApi } from '../../face/hand.ts';
import { useGame, type GameStore } from './game.ts';
import { marksOf, type SpaceMark } from './marks.ts';
import { targetsOf, type OrderedTarget } from './targets.ts';

/** What is in hand beside the chosen units, which every game can have. */
export interface InHand {
  /** The player did not choose the units: they are the ships that have just taken troops aboard. */
  readonly isOffered: boolean;
  /** The new unit to place, in mobilize new units. */
  readonly picked: UnitTypeId | null;
  /** The weapon to develop, in develop weapons, for which no dice are paid yet. */
  readonly weapon: DevelopmentId | null;
}

const NOTHING: InHand = { isOffered: false, picked: null, weapon: null };

export const useInHand = create<InHand>()(() => NOTHING);

/** Takes a new unit in hand, to be placed; null for none. */
export function pickUnit(view: ViewApi, unitType: UnitTypeId | null): void {
  const { game, refusedCommand, dismissRefusal } = useGame.getState();
  if (refusedCommand?.type === 'mobilize' && refusedCommand.unit !== unitType) dismissRefusal();
  useInHand.setState({ picked: unitType });
  view.setState({ marks: game === null ? {} : marksOf(game, unitType) });
}

export const chooseWeapon = (weapon: DevelopmentId): void => useInHand.setState({ weapon });

/** The view as this family sees it, with orders and marks of its own. */
export interface OwnView extends PlayerView {
  readonly destinations: readonly OrderedTarget[];
  readonly marks: Readonly<Record<SpaceId, SpaceMark>>;
}

/** Takes back what was said against sending units, unless it still is about what is chosen. */
function dismissUnless(isAboutThem: (sent: { readonly units: readonly UnitId[] }) => boolean): void {
  const { refusedCommand: refused, dismissRefusal } = useGame.getState();
  if (refused?.type !== 'move' && refused?.type !== 'load' && refused?.type !== 'offload') return;
  if (!isAboutThem(refused)) dismissRefusal();
}

/** Whether units can be chosen to move: in a phase of moves, or when flights are to be completed (COM-25). */
const canChoose = (game: GameState): boolean => isMovePhase(game.phase) || awaiting(game).kind === 'fly-home';

/**
 * Whether open details stay open after a press on a space: not if the press selects units to move. After the end of the
 * game a press always shows details.
 */
const factsAfterPress = (game: GameState, space: SpaceId, shown: boolean): boolean => {
  if (awaiting(game).kind === 'over') return true;
  return shown && !(isMovePhase(game.phase) && unitsIn(game, space).some(({ owner }) => isActing(game, owner)));
};

/** The units that are chosen next, by one who asks for these. */
function nextChosen(game: GameState, before: readonly UnitId[], units: readonly UnitId[]): readonly UnitId[] {
  // Whoever goes on to units elsewhere has not asked for the ships that were offered.
  const isMore = useInHand.getState().isOffered && before.length < units.length;
  const space = isMore ? game.units[units.at(-1) ?? '']?.space : undefined;
  const isLeft = space !== undefined && before.every((unit) => game.units[unit]?.space !== space);
  return isLeft ? units.filter((unit) => !before.includes(unit)) : units;
}

/** The chosen units that still exist, if the same power can still order them. */
const stillChosen = (game: GameState, before: GameState | null, chosen: readonly UnitId[]): readonly UnitId[] => {
  if (
    !['command', 'fly-home'].includes(awaiting(game).kind) ||
    before?.phase !== game.phase ||
    before.power !== game.power
  )
    return [];
  return chosen.filter((unit) => game.units[unit] !== undefined);
};

/** The ships that have just taken these troops aboard, if there is a coast to go to with them. */
function shipsToSail(game: GameState, command: Command | undefined): readonly UnitId[] {
  if (command?.type !== 'load') return [];
  const ships = [...new Set(command.units.flatMap((unit) => game.units[unit]?.aboard ?? []))];
  return targetsOf(game, ships).length > 0 ? ships : [];
}

/** The zone of ships that have just taken troops aboard, or moved with some: they usually go ashore next. */
function spaceToShowNext(game: GameState, command: Command | undefined): SpaceId | null {
  if (command?.type === 'load') return command.zone;
  if (command?.type !== 'move') return null;
  return unitsIn(game, command.to).some(({ owner, aboard }) => isActing(game, owner) && aboard !== undefined)
    ? command.to
    : null;
}

/** The order that places a new unit in a territory, by the complex that it takes. */
function placing(game: GameState, unit: UnitTypeId, to: SpaceId): Command {
  const place = mobilizationPlaces(game, unit).find(({ space }) => space === to);
  return { type: 'mobilize', unit, to, ...(place === undefined ? {} : { complex: place.complex }) };
}

/** What presses mean in games of this family. */
export const hand: HandOnMap = {
  press: (view, space) => {
    const { game, dispatch, explain } = useGame.getState();
    const { destinations, chosen, showsFacts } = view.getState() as OwnView;
    const { picked } = useInHand.getState();
    if (game === null) return;
    // Tanks can blitz out and back, but a press on their own space more likely selects it.
    const isStart = chosen.some((unit) => game.units[unit]?.space === space);
    const destination = isStart ? undefined : destinations.find((found) => found.space === space);
    if (destination !== undefined) {
      dispatch(...destination.orders);
      return;
    }
    view.setState({ focused: space });
    if (chosen.length === 0) lookAt(space);
    view.setState({ showsFacts: factsAfterPress(game, space, showsFacts) });
    if (picked !== null && game.phase === 'mobilize-new-units') {
      dispatch(placing(game, picked, space));
      return;
    }
    // A press on a space with own units selects it; on any other it means a target.
    if (chosen.length > 0 && !unitsIn(game, space).some(({ owner }) => isActing(game, owner)))
      explain(commandTo(game, chosen, space));
  },

  choose: (view, units) => {
    const { game, readOnly } = useGame.getState();
    const chosen = game === null ? [] : nextChosen(game, view.getState().chosen, units);
    dismissUnless(({ units: named }) => named.length === chosen.length && named.every((unit) => chosen.includes(unit)));
    useInHand.setState({ isOffered: false });
    if (game === null || readOnly || !canChoose(game) || chosen.length === 0)
      view.setState({ chosen: [], destinations: [] });
    else view.setState({ chosen, destinations: targetsOf(game, chosen) });
  },

  // An order clears the selection; an undo keeps the units that still exist.
  follow: (view, now, before) => {
    const { game, commands, readOnly } = now as GameStore;
    const { game: last } = before as GameStore;
    if (game === null) return;
    const inHand = useInHand.getState();
    const { focused, showsFacts, chosen } = view.getState();
    const picked = inHand.picked !== null && (game.purchased[inHand.picked] ?? 0) > 0 ? inHand.picked : null;
    const ordered = commands.length > before.commands.length;
    const isNewPhase = last?.phase !== game.phase || last.power !== game.power;
    useInHand.setState({ picked, weapon: ordered || isNewPhase ? null : inHand.weapon });
    view.setState({
      focused: (ordered ? spaceToShowNext(game, commands.at(-1)) : null) ?? (isNewPhase ? null : focused),
      showsFacts: showsFacts && !isNewPhase,
      marks: marksOf(game, picked),
    });
    const offered = ordered && !readOnly && canChoose(game) ? shipsToSail(game, commands.at(-1)) : [];
    hand.choose(view, ordered ? offered : stillChosen(game, last, chosen));
    useInHand.setState({ isOffered: offered.length > 0 });
  },

  drop: () => useInHand.setState(NOTHING),

  letGo: (view) => {
    if (useInHand.getState().picked === null) return false;
    pickUnit(view, null);
    return true;
  },
};
