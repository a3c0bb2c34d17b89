import { useLayoutEffect, useRef, useState, useEffect, type RefObject } from 'react';
import { isActing, isMovePhase, unitsIn, type GameState, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { type ScreenBox, overlapArea } from '../../../../store/covers.ts';
import { spacesInPlay } from '../../store/places.ts';
import { useMapPlaces } from '../../../../store/mapCamera.ts';
import { spaceIn } from '../../store/selectors.ts';
import { useView, type ViewStore } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { groundText } from '../../text/spaceText.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { OddsOfHand } from '../odds/parts.tsx';
import { Forces } from './Forces.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import { useMapTip } from '../../../../store/mapPopups.ts';
import { passageText } from '../../text/spaces/ground.ts';
import { SignTip } from '../../../../ui/shell/SignTip.tsx';
import './facts.css';
import './spaceTip.css';

/** Size of the pointer, in pixels. */
const POINTER = 24;

/**
 * The tooltip of the hovered space: owner, units, and what the chosen units can do there. Decorative; panel and list of
 * spaces say the same and more.
 */
export function SpaceTip() {
  const tip = useRef<HTMLDivElement>(null);
  const game = useDisplayedGame();
  const { space, x, y } = useHoveredSpace(tip);
  const isInPanel = useView((view) => space !== null && isShownByPanel(game, view, space));
  const [spot, setSpot] = useState({ left: 0, top: 0 });
  const isShown = space !== null && !isInPanel;

  // Before painting; the size is only known once the content is rendered.
  useLayoutEffect(() => {
    const map = tip.current?.offsetParent;
    if (!isShown || tip.current === null || !map) return;
    const { left, top } = map.getBoundingClientRect();
    const [px, py] = [x - left, y - top];
    const pointer = { left: px - POINTER, top: py - POINTER, right: px + POINTER, bottom: py + POINTER };
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    setSpot(
      tipPosition(
        pointer,
        { width, height },
        { width: map.clientWidth, height: map.clientHeight },
        areasToKeepClear(game, space),
      ),
    );
  }, [game, isShown, space, x, y]);

  if (!isShown) return null;
  return (
    <div ref={tip} className="space-tip" style={spot} aria-hidden="true">
      <SpaceSummary space={space} />
    </div>
  );
}

/** Whether the panel already shows this space's units or details. */
const isShownByPanel = (game: GameState, { focused, showsFacts }: ViewStore, space: SpaceId): boolean =>
  space === focused &&
  (showsFacts || (isMovePhase(game.phase) && unitsIn(game, space).some(({ owner }) => isActing(game, owner))));

/** What the tooltip must not cover: the space itself, the spaces in play, and panels. */
function areasToKeepClear(game: GameState, space: SpaceId): readonly ScreenBox[] {
  const view = useView.getState();
  const spaces = [space, ...spacesInPlay(game, view)];
  return [...useMapPlaces.getState().boxesOf(spaces), ...view.covers];
}

function SpaceSummary({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const destination = useView((view) => view.destinations.find((found) => found.space === space));
  const owner = game.control[space];
  return (
    <>
      <h2>
        {owner !== undefined && <PowerEmblem power={owner} size={20} />}
        {spaceIn(game, space).name}
      </h2>
      <p className="soft">{groundText(game, spaceIn(game, space))}</p>
      {destination !== undefined && <p className="space-tip__can">Can go here: {meaningText(game, destination)}</p>}
      {destination !== undefined && <OddsOfHand space={space} />}
      <Forces space={space} />
    </>
  );
}

/** Milliseconds of hovering before the tooltip shows, changes to another space, and hides. */
const DELAY = { show: 350, change: 80, hide: 150 } as const;
/** If the pointer comes closer to the tooltip than this, in pixels, the tooltip moves away. */
const MIN_DISTANCE = 24;

interface HoveredSpace {
  readonly space: SpaceId | null;
  /** Pointer position on the page when the tooltip was last placed. */
  readonly x: number;
  readonly y: number;
}

const NOWHERE: HoveredSpace = { space: null, x: 0, y: 0 };

/** The space under a pointer that rests over the map. */
function useHoveredSpace(tip: RefObject<HTMLElement | null>): HoveredSpace {
  const [hovered, setHovered] = useState(NOWHERE);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOverMap = false;
    let at = { x: 0, y: 0 };
    let shown: SpaceId | null = null;
    const show = (next: SpaceId | null): void => {
      shown = next;
      setHovered(next === null ? NOWHERE : { space: next, ...at });
    };
    const wait = (): void => {
      clearTimeout(timer);
      const next = isOverMap ? useView.getState().hovered : null;
      if (next === shown) return;
      timer = setTimeout(() => show(next), next === null ? DELAY.hide : shown === null ? DELAY.show : DELAY.change);
    };
    const move = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      // No tooltip while the map is dragged or touched.
      const isOver = event.target instanceof HTMLCanvasElement && event.pointerType !== 'touch' && event.buttons === 0;
      if (isOver !== isOverMap) {
        isOverMap = isOver;
        wait();
      }
      if (shown !== null && tip.current !== null && isNear(tip.current.getBoundingClientRect(), event)) show(shown);
    };
    const unsubscribe = useView.subscribe((now, before) => {
      if (now.hovered !== before.hovered) wait();
    });
    window.addEventListener('pointermove', move, { passive: true });
    window.addEventListener('pointerdown', move, { passive: true });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', move);
    };
  }, [tip]);

  return hovered;
}

const isNear = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX > left - MIN_DISTANCE &&
  clientX < right + MIN_DISTANCE &&
  clientY > top - MIN_DISTANCE &&
  clientY < bottom + MIN_DISTANCE;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface TipPosition {
  readonly left: number;
  readonly top: number;
}

/** Distance in pixels between the tooltip and what it must not cover, and from the edges. */
const GAP = 10;
/** Slightly less than the gap, so that a tooltip exactly one gap away does not overlap. */
const MARGIN = GAP - 1;

/**
 * The position of a tooltip beside a box: right, else left, below or above, else as near as possible, so that it covers
 * neither the box nor the areas in `free`. If nothing fits, the position that covers the least.
 */
export function tipPosition(box: ScreenBox, card: Size, room: Size, free: readonly ScreenBox[] = []): TipPosition {
  const within = (at: number, length: number, all: number): number => Math.max(GAP, Math.min(at, all - length - GAP));
  const inRoom = ({ left, top }: TipPosition): TipPosition => ({
    left: within(left, card.width, room.width),
    top: within(top, card.height, room.height),
  });
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const nearest: readonly TipPosition[] = [
    { left: box.right + GAP, top: y - card.height / 2 },
    { left: box.left - GAP - card.width, top: y - card.height / 2 },
    { left: x - card.width / 2, top: box.bottom + GAP },
    { left: x - card.width / 2, top: box.top - GAP - card.height },
  ];
  const away = ({ left, top }: TipPosition): number => Math.hypot(left + card.width / 2 - x, top + card.height / 2 - y);
  const elsewhere = gridSpots(card, room).toSorted((a, b) => away(a) - away(b));
  let best = { spot: inRoom(nearest[0] ?? { left: 0, top: 0 }), covered: Infinity };
  for (const spot of [...nearest, ...elsewhere].map(inRoom)) {
    const covered = [box, ...free].reduce((sum, each) => sum + overlap(spot, card, each), 0);
    if (covered < best.covered) best = { spot, covered };
    if (covered === 0) break;
  }
  return best.spot;
}

/** Positions half a tooltip apart. */
function gridSpots({ width, height }: Size, room: Size): readonly TipPosition[] {
  const steps = (length: number, all: number): readonly number[] =>
    Array.from({ length: Math.max(1, Math.ceil((2 * all) / Math.max(1, length))) }, (_, i) => (i * length) / 2);
  return steps(width, room.width).flatMap((left) => steps(height, room.height).map((top) => ({ left, top })));
}

/** The area of a box, with margin, that a tooltip covers; in square pixels. */
const overlap = ({ left, top }: TipPosition, { width, height }: Size, box: ScreenBox): number =>
  overlapArea(
    { left, top, right: left + width, bottom: top + height },
    { left: box.left - MARGIN, top: box.top - MARGIN, right: box.right + MARGIN, bottom: box.bottom + MARGIN },
  );

const close = (): void => useMapTip.getState().show(null);

/** What the sign of a passage under the pointer means; the details of the zones say the same. */
export function MapTip() {
  const tip = useMapTip((map) => map.tip);
  const game = useDisplayedGame();
  if (tip === null) return null;
  const { title, words, rule } = passageText(game, tip.passage);
  return (
    <SignTip x={tip.x} y={tip.y} onClose={close}>
      <h2>{title}</h2>
      <p>{words}</p>
      <p className="soft">Rule {rule}</p>
    </SignTip>
  );
}
