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
import { areSameBoxes, type ScreenBox } from '../../../store/covers.ts';
import { lookAt } from '../../../store/lookedAt.ts';
import { marksOf, type Mark } from './marks.ts';
import { targetsOf, type Target } from './targets.ts';
import { useExample, useGame } from './game.ts';

/** What is selected and highlighted. Map and panels share this state. */
export interface ViewStore {
  readonly hovered: SpaceId | null;
  /** The selected space. */
  readonly focused: SpaceId | null;
  /** The panel shows the details of the selected space. */
  readonly showsFacts: boolean;
  /** Units selected for an order, possibly from several spaces. */
  readonly chosen: readonly UnitId[];
  /** The player did not choose them: they are the ships that have just taken troops aboard. */
  readonly isOffered: boolean;
  /** Where all chosen units can go, by one press. */
  readonly destinations: readonly Target[];
  /** The new unit to place, in mobilize new units. */
  readonly picked: UnitTypeId | null;
  /** The weapon to develop, in develop weapons, for which no dice are paid yet. */
  readonly weapon: DevelopmentId | null;
  readonly marks: Readonly<Record<SpaceId, Mark>>;
  /** Areas of the map covered by other elements, in which the map shows nothing important. */
  readonly covers: readonly ScreenBox[];

  hover(space: SpaceId | null): void;
  /** A click on a space: moves there, places there, or selects it. */
  press(space: SpaceId): void;
  /** Selects a space, whatever units are chosen. */
  focus(space: SpaceId | null): void;
  /** Selects a space and shows its details. */
  openFacts(space: SpaceId): void;
  closeFacts(): void;
  choose(units: readonly UnitId[]): void;
  pick(unitType: UnitTypeId | null): void;
  chooseWeapon(weapon: DevelopmentId): void;
  setCovers(covers: readonly ScreenBox[]): void;
}

const NONE_CHOSEN = { chosen: [], isOffered: false, destinations: [] };

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

export const useView = create<ViewStore>()((set, get) => ({
  hovered: null,
  focused: null,
  showsFacts: false,
  chosen: [],
  isOffered: false,
  destinations: [],
  picked: null,
  weapon: null,
  marks: {},
  covers: [],

  hover: (space) => {
    if (get().hovered !== space) set({ hovered: space });
  },

  press: (space) => {
    const { example } = useExample.getState();
    if (example !== null) {
      example.hand?.press(space);
      return;
    }
    const { game, dispatch, explain } = useGame.getState();
    const { destinations, chosen, picked } = get();
    // Tanks can blitz out and back, but a press on their own space more likely selects it.
    const isStart = chosen.some((unit) => game?.units[unit]?.space === space);
    const destination = isStart ? undefined : destinations.find((found) => found.space === space);
    if (destination !== undefined) {
      dispatch(...destination.orders);
      return;
    }
    set({ focused: space });
    if (game === null) return;
    if (chosen.length === 0) lookAt(space);
    set({ showsFacts: factsAfterPress(game, space, get().showsFacts) });
    if (picked !== null && game.phase === 'mobilize-new-units') {
      const place = mobilizationPlaces(game, picked).find((found) => found.space === space);
      dispatch({
        type: 'mobilize',
        unit: picked,
        to: space,
        ...(place === undefined ? {} : { complex: place.complex }),
      });
      return;
    }
    // A press on a space with own units selects it; on any other it means a target.
    if (chosen.length > 0 && !unitsIn(game, space).some(({ owner }) => isActing(game, owner)))
      explain(commandTo(game, chosen, space));
  },

  focus: (space) => set({ focused: space }),
  openFacts: (space) => {
    set({ focused: space, showsFacts: true });
    lookAt(space);
  },
  closeFacts: () => set({ showsFacts: false }),

  choose: (units) => {
    const { game, readOnly } = useGame.getState();
    const { chosen: before, isOffered } = get();
    // Whoever goes on to units elsewhere has not asked for the ships that were offered.
    const space = isOffered && before.length < units.length ? game?.units[units.at(-1) ?? '']?.space : undefined;
    const isLeft = space !== undefined && before.every((unit) => game?.units[unit]?.space !== space);
    const chosen = isLeft ? units.filter((unit) => !before.includes(unit)) : units;
    dismissUnless(({ units: named }) => named.length === chosen.length && named.every((unit) => chosen.includes(unit)));
    if (game === null || readOnly || !canChoose(game) || chosen.length === 0) set(NONE_CHOSEN);
    else set({ chosen, isOffered: false, destinations: targetsOf(game, chosen) });
  },

  pick: (unitType) => {
    const { game, refusedCommand, dismissRefusal } = useGame.getState();
    if (refusedCommand?.type === 'mobilize' && refusedCommand.unit !== unitType) dismissRefusal();
    set({ picked: unitType, marks: game === null ? {} : marksOf(game, unitType) });
  },

  chooseWeapon: (weapon) => set({ weapon }),

  setCovers: (covers) => {
    if (!areSameBoxes(covers, get().covers)) set({ covers });
  },
}));

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

// An order clears the selection; an undo keeps the units that still exist.
useGame.subscribe((now, before) => {
  if (now.game === before.game) return;
  const { game } = now;
  // Another edition has other spaces and units.
  if (game === null || (before.game !== null && before.game.edition !== game.edition))
    useView.setState({
      hovered: null,
      focused: null,
      showsFacts: false,
      ...NONE_CHOSEN,
      picked: null,
      weapon: null,
      marks: {},
    });
  if (game === null) return;
  const view = useView.getState();
  const picked = view.picked !== null && (game.purchased[view.picked] ?? 0) > 0 ? view.picked : null;
  const ordered = now.commands.length > before.commands.length;
  const isNewPhase = before.game?.phase !== game.phase || before.game.power !== game.power;
  const focused = (ordered ? spaceToShowNext(game, now.commands.at(-1)) : null) ?? (isNewPhase ? null : view.focused);
  const showsFacts = view.showsFacts && !isNewPhase;
  const weapon = ordered || isNewPhase ? null : view.weapon;
  useView.setState({ picked, weapon, focused, showsFacts, marks: marksOf(game, picked) });
  const offered = ordered && !now.readOnly && canChoose(game) ? shipsToSail(game, now.commands.at(-1)) : [];
  view.choose(ordered ? offered : stillChosen(game, before.game, view.chosen));
  useView.setState({ isOffered: offered.length > 0 });
});
