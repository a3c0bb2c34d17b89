import type { SpaceId } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { faceOf } from '../../games/faces.ts';
import { useRuler } from '../../store/atlas/ruler.ts';
import { findSpaces } from '../../store/findSpaces.ts';
import { flyTo, useMapCamera } from '../../store/mapCamera.ts';
import { keyOf } from '../../store/keyOf.ts';
import { beginOrEnd, draw, hasPen } from '../../store/pen.ts';
import { useView } from '../../store/viewStore.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { spacePoints } from '../scene/spacePoints.ts';
import { panned, zoomedAt, type Camera } from '../camera/camera.ts';
import { fitPoints, isInView } from '../camera/fitPoints.ts';
import { arrowKeySteps, type Direction } from './arrowKeySteps.ts';
import { useTypeahead } from './typeahead.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { KEYS } from '../../text/keys.ts';
import { areNamesHidden, useExample, type MapHand } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';

/** Window pixels for each arrow key with Shift. */
const PAN_STEP = 160;
const ZOOM_FACTOR = 1.5;
/** Typed letters are dropped after so many milliseconds without a key. */
const TYPEAHEAD_MS = 1500;
/** The space in focus keeps at least this distance from the window's edge, in pixels. */
const EDGE = 70;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PANS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};

/**
 * Keys while the canvas has the focus: arrows move the focus to a neighbouring space (with Shift they pan), Enter
 * presses the space (with Shift it shows the space's details), Space chooses its units, letters and digits find a space
 * by name, the menu key opens its menu, + and - zoom, 0 shows the whole board, the full stop shows where the action is,
 * Backspace returns to the previous view. Returns an unsubscribe function.
 */
export function listenToKeys(canvas: HTMLCanvasElement, map: MapContext, openMenu: () => void): () => void {
  const { view, flight, shapes } = map;
  const abort = new AbortController();
  const positions = new Map(shapes.spaces.map(({ id, label }) => [id, label]));
  const steps = arrowKeySteps({ adjacent: map.edition.adjacent, positions, width: shapes.width });
  let typeaheadTimer = 0;

  /** Who has the focus: the hand of what is shown in place of the game, if it has one, or the game's own. */
  const focusHolder = () => useExample.getState().example?.hand ?? useView.getState();

  /** Focuses a space and, if it is not in view, flies there at the present zoom. */
  function goTo(space: SpaceId): void {
    focusHolder().focus(space);
    const points = spacePoints(map, [space]);
    if (points.every((point) => isInView(view.camera(), point, view.viewport(), EDGE))) return;
    const goal = fitPoints(points, view.viewport(), view.camera().zoom);
    if (goal !== null) flight.flyTo(goal);
  }

  function nearestToMiddle(): SpaceId | null {
    const [x, y] = view.toBoardPoint(view.viewport().middle);
    const distance = ([px, py]: readonly [number, number]): number =>
      Math.hypot(wrappedDelta(x, px, shapes.width), py - y);
    const [nearest] = [...positions].sort(([, a], [, b]) => distance(a) - distance(b));
    return nearest?.[0] ?? null;
  }

  function moveFocus(direction: Direction): void {
    const { focused } = focusHolder();
    const next = focused === null ? nearestToMiddle() : steps.get(focused)?.[direction];
    if (next !== undefined && next !== null) goTo(next);
  }

  function type(letters: string): void {
    // To find a place by its name would tell where it is.
    const typed = areNamesHidden() ? '' : letters;
    window.clearTimeout(typeaheadTimer);
    useTypeahead.setState({ typed });
    if (typed === '') return;
    const [found] = findSpaces(map.edition, typed);
    if (found !== undefined) goTo(found.space.id);
    typeaheadTimer = window.setTimeout(() => useTypeahead.setState({ typed: '' }), TYPEAHEAD_MS);
  }

  /** The camera zoomed towards the space in focus if it is visible, else towards the middle. */
  function zoom(factor: number): Camera {
    const { focused } = focusHolder();
    const shape = focused === null ? undefined : map.byId.get(focused);
    const viewport = view.viewport();
    const isVisible = shape !== undefined && isInView(view.camera(), shape.anchor, viewport, 0);
    const at = isVisible ? view.toWindowPoint(shape.anchor) : viewport.middle;
    return zoomedAt(view.camera(), factor, at, viewport);
  }

  /** Handles a key; false if it has no function here. */
  function handleKey(event: KeyboardEvent): boolean {
    const { shiftKey } = event;
    const key = keyOf(event);
    const arrow = ARROWS[key];
    // The name has been found: what follows is no part of it.
    if (key === 'Enter' || arrow !== undefined) type('');
    if (arrow !== undefined && shiftKey) {
      const [dx, dy] = PANS[arrow];
      flight.flyTo(panned(view.camera(), dx * PAN_STEP, dy * PAN_STEP));
    } else if (key === KEYS.zoomIn || key === '=') flight.flyTo(zoom(ZOOM_FACTOR));
    else if (key === KEYS.zoomOut) flight.flyTo(zoom(1 / ZOOM_FACTOR));
    else {
      const { example } = useExample.getState();
      // Without a hand, an example is read-only.
      if (example !== null && example.hand === undefined) return false;
      if (arrow !== undefined) moveFocus(arrow);
      else if (key === 'Enter' && !shiftKey && takeForRuler()) return true;
      else if (hasPen() && handlePenKey(key)) return true;
      else return example?.hand ? handleHandKey(key, example.hand) : handleGameKey(key, shiftKey);
    }
    return true;
  }

  /** While the ruler is on, Enter measures from or to the space in focus. */
  function takeForRuler(): boolean {
    const { take } = useRuler.getState();
    const { focused } = focusHolder();
    const shape = focused === null ? undefined : map.byId.get(focused);
    if (take === null || shape === undefined) return false;
    take(shape.anchor, focused);
    return true;
  }

  /** The keys of the pen: Enter begins and ends an arrow in the space in focus, Space marks it. */
  function handlePenKey(key: string): boolean {
    const { focused } = focusHolder();
    const isTyping = useTypeahead.getState().typed !== '';
    if (focused === null || (key !== 'Enter' && (key !== ' ' || isTyping))) return false;
    if (key === 'Enter') beginOrEnd(focused);
    else draw(focused, focused);
    return true;
  }

  /** The keys in a position that can be changed: Enter and Space press, letters find a space. */
  function handleHandKey(key: string, { focused, press }: MapHand): boolean {
    const { typed } = useTypeahead.getState();
    if (key === 'Escape' && typed !== '') type('');
    else if (key === 'Backspace' && typed !== '') type(typed.slice(0, -1));
    else if (/^[\p{L}1-9]$/u.test(key) || (typed !== '' && key === '0')) type(typed + key);
    else if ((key === 'Enter' || key === ' ') && focused !== null) press(focused);
    else if (key === KEYS.world) useMapCamera.getState().show({ kind: 'whole' });
    else return key === ' ';
    return true;
  }

  /** The keys that act on the game or on the space in focus. */
  function handleGameKey(key: string, shiftKey: boolean): boolean {
    const { grip } = boardFaceOf({ edition: map.edition.id });
    const { typed } = useTypeahead.getState();
    const { focused, press, openFacts } = useView.getState();
    const { game } = useGame.getState();
    const isMenu = key === 'ContextMenu' || (key === 'F10' && shiftKey);
    const isTypeahead = typed !== '' && (key === ' ' || key === '0' || key === '-' || key === '/');
    if (isMenu) openMenu();
    else if (key === 'Escape' && typed !== '') type('');
    else if (key === 'Backspace' && typed !== '') type(typed.slice(0, -1));
    else if (isTypeahead || /^[\p{L}1-9]$/u.test(key)) type(typed + key);
    else if (key === 'Enter' && focused !== null) (shiftKey ? openFacts : press)(focused);
    else if (key === ' ' && focused !== null) grip?.toggleIn(focused);
    else if (key === KEYS.world) useMapCamera.getState().show({ kind: 'whole' });
    else if (key === KEYS.action && game !== null) flyTo(faceOf(game).places.action(game, useView.getState()));
    else if (key === 'Backspace') useMapCamera.getState().show({ kind: 'back' });
    else return key === ' ';
    return true;
  }

  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !handleKey(event)) return;
      event.preventDefault();
    },
    { signal: abort.signal },
  );
  return () => {
    abort.abort();
    window.clearTimeout(typeaheadTimer);
    useTypeahead.setState({ typed: '' });
  };
}
