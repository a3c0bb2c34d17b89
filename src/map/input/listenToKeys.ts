import type { SpaceId } from '../../engine/index.ts';
import { actionSpaces } from '../../store/action.ts';
import { toggleUnitsIn } from '../../store/dragging.ts';
import { useExample } from '../../store/exampleStore.ts';
import { findSpaces } from '../../store/findSpaces.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo, useMapCamera } from '../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { spacePoints } from '../scene/spacePoints.ts';
import { panned, zoomedAt, type Camera } from '../camera/camera.ts';
import { fitPoints, isInView } from '../camera/fitPoints.ts';
import { arrowKeySteps, type Direction } from './arrowKeySteps.ts';
import { useTypeahead } from './typeahead.ts';
import { wrappedDelta } from '../camera/wrap.ts';

const STRIDE = 160;
const FACTOR = 1.5;
/** What was typed is forgotten after so long a rest, in milliseconds. */
const REST = 1500;
/** Nearer to the window's edge than this a space in focus is brought nearer to its middle. */
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
 * While the map has the focus: arrows go from neighbour to neighbour (with Shift they pan), Enter presses (with Shift
 * it asks what is known of the space), Space chooses, letters and numbers go to the space named so, the menu key asks
 * what can be done there, + and - zoom, 0 shows the whole board, the full stop the action, Backspace goes back. Returns
 * how to stop.
 */
export function listenToKeys(canvas: HTMLCanvasElement, map: MapContext, openMenu: () => void): () => void {
  const { view, flight, shapes } = map;
  const keys = new AbortController();
  const places = new Map(shapes.spaces.map(({ id, label }) => [id, label]));
  const steps = arrowKeySteps({ adjacent: map.edition.adjacent, places, width: shapes.width });
  let resting = 0;

  /** Shows a space and, where it is not well seen, moves the map as little as shows it. */
  function goTo(space: SpaceId): void {
    useView.getState().focus(space);
    const points = spacePoints(map, [space]);
    if (points.every((point) => isInView(view.camera(), point, view.viewport(), EDGE))) return;
    const goal = fitPoints(points, view.viewport(), view.camera().zoom);
    if (goal !== null) flight.flyTo(goal);
  }

  function nearestToMiddle(): SpaceId | null {
    const [x, y] = view.toBoardPoint(view.viewport().middle);
    const away = ([px, py]: readonly [number, number]): number => Math.hypot(wrappedDelta(x, px, shapes.width), py - y);
    const [nearest] = [...places].sort(([, a], [, b]) => away(a) - away(b));
    return nearest?.[0] ?? null;
  }

  function step(direction: Direction): void {
    const { focused } = useView.getState();
    const next = focused === null ? nearestToMiddle() : steps.get(focused)?.[direction];
    if (next !== undefined && next !== null) goTo(next);
  }

  function type(typed: string): void {
    window.clearTimeout(resting);
    useTypeahead.setState({ typed });
    if (typed === '') return;
    const [found] = findSpaces(map.edition, typed);
    if (found !== undefined) goTo(found.space.id);
    resting = window.setTimeout(() => useTypeahead.setState({ typed: '' }), REST);
  }

  /** Towards the space in focus, if it is in sight, else the middle. */
  function zoom(factor: number): Camera {
    const { focused } = useView.getState();
    const shape = focused === null ? undefined : map.byId.get(focused);
    const viewport = view.viewport();
    const isSeen = shape !== undefined && isInView(view.camera(), shape.anchor, viewport, 0);
    const at = isSeen ? view.toWindowPoint(shape.anchor) : viewport.middle;
    return zoomedAt(view.camera(), factor, at, viewport);
  }

  /** Does what a key means; false for a key that means nothing here. */
  function does({ key, shiftKey }: KeyboardEvent): boolean {
    const arrow = ARROWS[key];
    if (arrow !== undefined && shiftKey) {
      const [dx, dy] = PANS[arrow];
      flight.flyTo(panned(view.camera(), dx * STRIDE, dy * STRIDE));
    } else if (key === '+' || key === '=') flight.flyTo(zoom(FACTOR));
    else if (key === '-') flight.flyTo(zoom(1 / FACTOR));
    // An example is only looked at.
    else if (useExample.getState().example !== null) return false;
    else return arrow === undefined ? deed(key, shiftKey) : (step(arrow), true);
    return true;
  }

  function deed(key: string, shiftKey: boolean): boolean {
    const { typed } = useTypeahead.getState();
    const { focused, press, askAbout, chosen, destinations } = useView.getState();
    const { game } = useGame.getState();
    const isMenu = key === 'ContextMenu' || (key === 'F10' && shiftKey);
    const goesOn = typed !== '' && (key === ' ' || key === '0' || key === '-' || key === '/');
    if (isMenu) openMenu();
    else if (key === 'Escape' && typed !== '') type('');
    else if (key === 'Backspace' && typed !== '') type(typed.slice(0, -1));
    else if (goesOn || /^[\p{L}1-9]$/u.test(key)) type(typed + key);
    else if (key === 'Enter' && focused !== null) (shiftKey ? askAbout : press)(focused);
    else if (key === ' ' && focused !== null) toggleUnitsIn(focused);
    else if (key === '0') useMapCamera.getState().ask({ kind: 'whole' });
    else if (key === '.' && game !== null) flyTo(actionSpaces(game, chosen, destinations));
    else if (key === 'Backspace') useMapCamera.getState().ask({ kind: 'back' });
    else return key === ' ';
    return true;
  }

  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !does(event)) return;
      event.preventDefault();
    },
    { signal: keys.signal },
  );
  return () => {
    keys.abort();
    window.clearTimeout(resting);
    useTypeahead.setState({ typed: '' });
  };
}
