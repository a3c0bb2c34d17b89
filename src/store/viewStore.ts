import { create } from 'zustand';
import {
  awaiting,
  mobilizationPlaces,
  commandTo,
  unitsIn,
  type Command,
  type Destination,
  type GameState,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../engine/index.ts';
import { areSameBoxes, type Box } from './covers.ts';
import { useExample } from './exampleStore.ts';
import { useGame } from './gameStore.ts';
import { flyTo } from './mapCamera.ts';
import { marksOf, type Mark } from './marks.ts';
import { usefulDestinations } from './usefulDestinations.ts';

/** What the people look at and have chosen. The map and the panels meet here and nowhere else. */
export interface ViewStore {
  readonly hovered: SpaceId | null;
  /** The space looked at. */
  readonly focused: SpaceId | null;
  /** Somebody asked for all there is to know of the space looked at: the panel says it, until it is put away. */
  readonly showsFacts: boolean;
  /** Units picked for an order, maybe from several spaces. */
  readonly chosen: readonly UnitId[];
  /** Where all the chosen units can go now. */
  readonly destinations: readonly Destination[];
  /** The chosen new unit, in mobilize new units. */
  readonly picked: UnitTypeId | null;
  readonly marks: Readonly<Record<SpaceId, Mark>>;
  /** What lies over the map, so that nothing is shown under it. */
  readonly covers: readonly Box[];

  hover(space: SpaceId | null): void;
  /** A click on a space: goes there, places there, or looks at it. */
  press(space: SpaceId): void;
  /** Looks at a space, whatever is chosen. */
  focus(space: SpaceId | null): void;
  /** Looks at a space and asks for what there is to know of it. */
  openFacts(space: SpaceId): void;
  closeFacts(): void;
  choose(units: readonly UnitId[]): void;
  pick(unitType: UnitTypeId | null): void;
  /** Asks the map's camera to bring these spaces into view. */
  fly(spaces: readonly SpaceId[]): void;
  setCovers(covers: readonly Box[]): void;
}

/** Whether units are ordered about in this phase. */
export const isMovePhase = (game: GameState): boolean =>
  game.phase === 'combat-move' || game.phase === 'noncombat-move';

/** Units of the chosen ones whose orders would do something: see `purposes`. */
/**
 * Facts that stand open follow the space looked at, but make way where it is pressed to take its units. After the end
 * a press can only mean to look.
 */
const factsAfterPress = (game: GameState, space: SpaceId, shown: boolean): boolean => {
  if (awaiting(game).kind === 'over') return true;
  return shown && !(isMovePhase(game) && unitsIn(game, space).some(({ owner }) => owner === game.power));
};

export const useView = create<ViewStore>()((set, get) => ({
  hovered: null,
  focused: null,
  showsFacts: false,
  chosen: [],
  destinations: [],
  picked: null,
  marks: {},
  covers: [],

  hover: (space) => {
    if (get().hovered !== space) set({ hovered: space });
  },

  press: (space) => {
    // An example is only looked at.
    if (useExample.getState().example !== null) return;
    const { game, dispatch, explain } = useGame.getState();
    const { destinations, chosen, picked } = get();
    // Tanks can blitz out and back; a press on where they stand is more likely meant to look there.
    const isStart = chosen.some((unit) => game?.units[unit]?.space === space);
    const destination = isStart ? undefined : destinations.find((found) => found.space === space);
    if (destination !== undefined) {
      dispatch(destination.command);
      return;
    }
    set({ focused: space });
    if (game === null) return;
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
    // A space with units of one's own is pressed to choose from it too; any other is meant as the target.
    if (chosen.length > 0 && !unitsIn(game, space).some(({ owner }) => owner === game.power))
      explain(commandTo(game, chosen, space));
  },

  focus: (space) => set({ focused: space }),
  openFacts: (space) => set({ focused: space, showsFacts: true }),
  closeFacts: () => set({ showsFacts: false }),

  choose: (units) => {
    const { game, readOnly } = useGame.getState();
    if (game === null || readOnly || !isMovePhase(game) || units.length === 0) set({ chosen: [], destinations: [] });
    else set({ chosen: units, destinations: usefulDestinations(game, units) });
  },

  pick: (unitType) => {
    const { game } = useGame.getState();
    set({ picked: unitType, marks: game === null ? {} : marksOf(game, unitType) });
  },

  fly: flyTo,

  setCovers: (covers) => {
    if (!areSameBoxes(covers, get().covers)) set({ covers });
  },
}));

/** Units still standing, free to be ordered, of the power that acts. */
const stillChosen = (game: GameState, before: GameState | null, chosen: readonly UnitId[]): readonly UnitId[] => {
  if (awaiting(game).kind !== 'command' || before?.phase !== game.phase || before.power !== game.power) return [];
  return chosen.filter((unit) => game.units[unit] !== undefined);
};

/** After ships took troops aboard or along, the next question is where these go ashore: their zone is shown. */
function shownNext(game: GameState, command: Command | undefined): SpaceId | null {
  if (command?.type === 'load') return command.zone;
  if (command?.type !== 'move') return null;
  return unitsIn(game, command.to).some(({ owner, aboard }) => owner === game.power && aboard !== undefined)
    ? command.to
    : null;
}

// After an order the hand is empty; after a move was taken back it keeps what it can.
useGame.subscribe((now, before) => {
  if (now.game === before.game) return;
  const view = useView.getState();
  const { game } = now;
  if (game === null) {
    useView.setState({
      hovered: null,
      focused: null,
      showsFacts: false,
      chosen: [],
      destinations: [],
      picked: null,
      marks: {},
    });
    return;
  }
  const picked = view.picked !== null && (game.purchased[view.picked] ?? 0) > 0 ? view.picked : null;
  const ordered = now.commands.length > before.commands.length;
  const isNewPhase = before.game?.phase !== game.phase || before.game.power !== game.power;
  const focused = (ordered ? shownNext(game, now.commands.at(-1)) : null) ?? (isNewPhase ? null : view.focused);
  const showsFacts = view.showsFacts && !isNewPhase;
  useView.setState({ picked, focused, showsFacts, marks: marksOf(game, picked) });
  view.choose(ordered ? [] : stillChosen(game, before.game, view.chosen));
});
