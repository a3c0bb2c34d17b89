import { useMemo, useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Holders } from '../../atlas/schema.ts';
import { familyOf, type AnyEdition, type AnyState } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import type { Projection } from '../../geography/projection.ts';
import { measureText, useTypefaces } from '../../map/draw/typefaces.ts';
import { loadScenery } from '../../map/scene/loadScenery.ts';
import { spaceGrid } from '../../map/scene/spaceGrid.ts';
import { stacksBySpace } from '../../map/scene/stacks.ts';
import { useBoardShapes } from '../../map/scene/loadShapes.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { useMapSeen } from '../../store/mapCamera.ts';
import { dateText } from '../../text/dates.ts';
import { loadedProjection, holdingAt, holdingIn } from './holding.ts';
import { useLoaded } from '../frame/frame.tsx';
import {
  type AreaId,
  AREAS,
  areaBox,
  areasOn,
  type BoardBox,
  type Orientation,
  type Paper,
  sheetSize,
} from './sheet/mapFrame.ts';
import type { Ink } from './sheet/grounds.ts';
import type { MarkKind, Naming } from './sheet/marks.ts';
import { mapSheets, type Sheets } from './sheet/mapSheet.ts';
import { gameLands, landsOf1939 } from './sheet/sheetLands.ts';

/** Whose lands the map shows: as the game stands, as it begins, or as the war was in a month. */
export type Time = 'now' | 'start' | 'month';

/** What is to be printed. */
export interface PrintChoices {
  /** 'seen' is the part that was last looked at on the map. */
  readonly area: AreaId | 'seen';
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly ink: Ink;
  readonly naming: Naming;
  readonly kinds: ReadonlySet<MarkKind>;
  /** Null for what one has been looking at: the month on the map, or else the game. */
  readonly time: Time | null;
  readonly rivers: boolean;
  readonly mountains: boolean;
  readonly units: boolean;
  /** Null for one that says what the map shows. */
  readonly title: string | null;
}

/** Longer titles would run over the sheet's edge. */
export const LONGEST_TITLE = 60;

/** The choices stay as they are while the program runs. */
export const usePrintChoices = create<PrintChoices>()(() => ({
  area: 'world',
  paper: 'A4',
  orientation: 'landscape',
  ink: 'colour',
  naming: 'names',
  kinds: new Set<MarkKind>(['land', 'city', 'sea']),
  time: null,
  rivers: true,
  mountains: false,
  units: false,
  title: null,
}));

export const choose = (choices: Partial<PrintChoices>): void => usePrintChoices.setState(choices);

/** Adds places of this kind to the map, or leaves them out. */
export function chooseKind(kind: MarkKind, isShown: boolean): void {
  const kinds = new Set(usePrintChoices.getState().kinds);
  if (isShown) kinds.add(kind);
  else kinds.delete(kind);
  choose({ kinds });
}

/** Where the map comes from, and what one must know to read it. */
const SOURCE =
  'Warboard. Coasts and borders after Natural Earth, public domain; lands and sea zones as in the game. ' +
  'Places are enlarged where many lie close together, so there is no one scale.';

const SOURCE_OF_1939 =
  'Warboard. Coasts after Natural Earth, public domain; borders of 1939 after Natural Earth and maps of the time. ' +
  'Places are enlarged where many lie close together, so there is no one scale.';

/** A sheet takes a moment to draw, so it waits for a pause in what is typed. */
const SETTLED_MS = 200;

interface SheetsInUse {
  /** Null until everything is loaded. */
  readonly sheets: Sheets | null;
  /** The choices with which they are made. */
  readonly choices: PrintChoices;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** A game of an edition as it begins. */
function asItBegins(edition: string): AnyState {
  const family = familyOf({ edition });
  const begun = family.begin(family.usualBeginning(edition));
  return begun.ok ? begun.value : emptyBoard(edition);
}

/** The sheets as they are chosen now. */
export function useSheets(edition: AnyEdition, game: AnyState | null, told: Holders | null): SheetsInUse {
  const choices = useSettled(usePrintChoices(), SETTLED_MS);
  const month = useLayers((store) => store.month);
  const seen = useMapSeen((store) => (store.edition === edition.id ? store.area : null));
  const { shapes, hasFailed: isShapeless, retry } = useBoardShapes(edition.id);
  const { content: projection, hasFailed: isUnprojected, tryAgain } = useLoaded(edition.id, loadedProjection);
  const { content: scenery, hasFailed: isUnloaded, tryAgain: loadAgain } = useLoaded(edition.id, loadScenery);
  const hasTypefaces = useTypefaces();
  const grid = useMemo(() => (shapes === null ? null : spaceGrid(shapes)), [shapes]);
  const measure = useMemo(() => (hasTypefaces ? measureText() : null), [hasTypefaces]);
  const opening = useMemo(() => asItBegins(edition.id), [edition]);
  const shown = useTimeShown(game, told);
  const history = shown === 'month' ? told : null;
  const {
    content: found,
    hasFailed: areLandsUnloaded,
    tryAgain: loadLandsAgain,
  } = useLoaded(history === null ? null : edition.id, loadLands);
  const lands = useMemo(() => {
    if (shapes === null || grid === null) return null;
    if (history === null) return gameLands({ shapes, grid, edition });
    return found === null ? null : landsOf1939({ shapes, edition }, found, history);
  }, [shapes, grid, edition, history, found]);
  const sheets = useMemo(() => {
    if (shapes === null || projection === null || scenery === null || grid === null) return null;
    if (measure === null || lands === null) return null;
    const { area, paper, orientation, ink, naming, kinds, rivers, mountains, units } = choices;
    const state = shown === 'now' && game !== null ? game : opening;
    const { owners, holds } = history === null ? holdingIn(state, edition) : holdingAt(history, month, edition);
    const hasUnits = units && history === null;
    return mapSheets({
      size: sheetSize(paper, orientation),
      title: sheetTitle(choices),
      time: ink === 'outline' ? '' : timeText(shown, state, month, edition),
      box: boxOf(area, seen, projection),
      shapes,
      grid,
      edition,
      lands,
      owners,
      holds,
      ink,
      naming,
      kinds,
      scenery: {
        rivers: rivers ? scenery.rivers : [],
        lakes: rivers ? scenery.lakes : [],
        relief: mountains ? scenery.relief : [],
      },
      stacks: hasUnits ? stacksBySpace(boardFaceOf(state).piecesOf(state), edition.turnOrder, []) : {},
      measure,
      source: history === null ? SOURCE : SOURCE_OF_1939,
    });
  }, [shapes, projection, scenery, grid, measure, lands, choices, game, opening, history, seen, month, shown, edition]);
  return {
    sheets,
    choices,
    hasFailed: isShapeless || isUnprojected || isUnloaded || areLandsUnloaded,
    tryAgain: () => {
      retry();
      tryAgain();
      loadAgain();
      loadLandsAgain();
    },
  };
}

/** The part to print; all that the board shows where it does not show what was chosen on another. */
function boxOf(area: PrintChoices['area'], seen: BoardBox | null, projection: Projection): BoardBox {
  if (area === 'seen') return seen ?? areaBox('world', projection);
  return areaBox(areasOn(projection).includes(area) ? area : 'world', projection);
}

/** What is chosen, as far as there is a game and the atlas tells of the months; at first what one has looked at. */
export function useTimeShown(game: AnyState | null, told: Holders | null): Time {
  const chosen = usePrintChoices(({ time }) => time);
  const wasMonth = useLayers(({ shown }) => shown.has('holders'));
  const time = chosen ?? (wasMonth ? 'month' : 'now');
  if (time === 'month' && told !== null) return 'month';
  return time === 'start' || game === null ? 'start' : 'now';
}

/** The title that is typed in, or else one that says what the map shows. */
export const sheetTitle = ({ title, area }: PrintChoices): string => {
  if (title !== null) return title;
  return area === 'seen' ? 'A part of the world' : AREAS[area].title.replace(/,.*/, '');
};

function timeText(time: Time, { round, power }: AnyState, month: string, { powers }: AnyEdition): string {
  if (time === 'month') return `Who held the land at the end of ${dateText(month)}`;
  if (time === 'start') return 'As the game begins';
  return `Round ${round}, the turn of ${powers.find(({ id }) => id === power)?.name ?? power}`;
}

/** A value once it has stayed the same for so many milliseconds; before that, the value it had. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
