import { useLayoutEffect, useState, type RefObject } from 'react';
import { areSameBoxes, type ScreenBox } from '../../../../store/covers.ts';
import { spacesInPlay } from '../../store/places.ts';
import { flyTo, useMapPlaces } from '../../../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { leastCovering } from '../../../../ui/shell/leastCovering.ts';
import type { StepMoment, GuideTarget, GuideStep } from './steps.ts';

/** The upper left corner of the card, in pixels of the window. */
interface CardPlace {
  readonly left: number;
  readonly top: number;
}

/** Between the card and what it points at, and to the edges of the window. */
const GAP = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where the card goes: beside what it points at if there is room, else to a corner. It never covers that if it can be
 * helped, and as little as possible of the panel and of the other boxes;
 * of equal places the first.
 */
export function cardPlace(
  card: Size,
  room: ScreenBox,
  target: ScreenBox | null,
  { panel, others }: { readonly panel: ScreenBox | undefined; readonly others: readonly ScreenBox[] },
): CardPlace {
  const corners: readonly CardPlace[] = [
    { left: room.left + GAP, top: room.bottom - GAP - card.height },
    { left: room.left + GAP, top: room.top + GAP },
    { left: room.right - GAP - card.width, top: room.top + GAP },
    { left: room.right - GAP - card.width, top: room.bottom - GAP - card.height },
  ];
  const places = (target === null ? corners : [...sides(card, beside(target, panel)), ...corners]).map((place) =>
    inside(place, card, room),
  );
  const boxes = places.map(({ left, top }) => ({ left, top, right: left + card.width, bottom: top + card.height }));
  return (
    places[
      leastCovering(boxes, target === null ? [] : [grown(target)], panel === undefined ? others : [panel, ...others])
    ] ?? { left: GAP, top: GAP }
  );
}

/** Beside something in the panel means beside the panel. */
const beside = (target: ScreenBox, panel: ScreenBox | undefined): ScreenBox =>
  panel === undefined || target.left < panel.left - GAP || target.right > panel.right + GAP
    ? target
    : { ...target, left: panel.left, right: panel.right };

/** Left of it, right of it, below and above. */
function sides(card: Size, target: ScreenBox): readonly CardPlace[] {
  const middle = {
    left: (target.left + target.right - card.width) / 2,
    top: (target.top + target.bottom - card.height) / 2,
  };
  return [
    { left: target.left - GAP - card.width, top: middle.top },
    { left: target.right + GAP, top: middle.top },
    { left: middle.left, top: target.bottom + GAP },
    { left: middle.left, top: target.top - GAP - card.height },
  ];
}

/** Moved into the room, with a small margin. */
const inside = ({ left, top }: CardPlace, card: Size, room: ScreenBox): CardPlace => ({
  left: Math.round(Math.max(room.left + GAP / 2, Math.min(left, room.right - card.width - GAP / 2))),
  top: Math.round(Math.max(room.top + GAP / 2, Math.min(top, room.bottom - card.height - GAP / 2))),
});

/** With its outline, which lies a little outside of it. */
const grown = ({ left, top, right, bottom }: ScreenBox): ScreenBox => ({
  left: left - GAP / 2,
  top: top - GAP / 2,
  right: right + GAP / 2,
  bottom: bottom + GAP / 2,
});

interface StepPlaces {
  /** What the step points at; null if it is not in sight. */
  readonly outline: ScreenBox | null;
  readonly card: CardPlace;
}

/** Where the outline and the card of a step are. They follow the page, its panels and the map. */
export function usePlaces(card: RefObject<HTMLElement | null>, step: GuideStep, moment: StepMoment): StepPlaces | null {
  const [places, setPlaces] = useState<StepPlaces | null>(null);
  useLayoutEffect(() => {
    const target = step.at(moment);
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const element = card.current;
      if (element === null) return;
      const next = placesFor(element, target, moment);
      setPlaces((present) => (present !== null && areSame(present, next) ? present : next));
    };
    const measureSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const stop = [listenToPage(measureSoon), useMapPlaces.subscribe(measureSoon)];
    return () => {
      cancelAnimationFrame(frame);
      for (const end of stop) end();
    };
  }, [card, step, moment]);
  useTargetInSight(step, moment);
  return places;
}

/** When a step begins, the map shows the spaces that it points at, and the panel its part. */
function useTargetInSight(step: GuideStep, moment: StepMoment): void {
  useLayoutEffect(() => {
    const target = step.at(moment);
    if ('spaces' in target && target.spaces.length > 0 && pointedAt(target) === null) flyTo(target.spaces);
    bringIntoSight(target);
    // Only when it begins: afterwards both stay where people move them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
}

function placesFor(card: HTMLElement, target: GuideTarget, { game }: StepMoment): StepPlaces {
  const outline = pointedAt(target);
  const [map] = boxesOf('.shell__map');
  const inPlay = useMapPlaces
    .getState()
    .boxesOf(spacesInPlay(game, useView.getState()))
    .map(({ left, top, right, bottom }) => ({
      left: left + (map?.left ?? 0),
      top: top + (map?.top ?? 0),
      right: right + (map?.left ?? 0),
      bottom: bottom + (map?.top ?? 0),
    }));
  const [panel] = boxesOf('.panel');
  const others = [...['.map-bar > *', '.news', '.refusal'].flatMap(boxesOf), ...inPlay];
  // The bar with the menu stays free.
  const [bar] = boxesOf('.topbar');
  const room = { ...windowBox(), top: bar?.bottom ?? 0 };
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  return {
    outline: outline && outlined(outline, windowBox()),
    card: cardPlace(size, room, outline, { panel, others }),
  };
}

/** Calls when anything of the page may have moved. Returns what ends it. */
function listenToPage(moved: () => void): () => void {
  const mutations = new MutationObserver(moved);
  const shell = document.querySelector('.shell');
  if (shell !== null)
    mutations.observe(shell, { subtree: true, childList: true, attributeFilter: ['class', 'hidden', 'data-size'] });
  const panel = document.querySelector('.panel');
  const resizes = new ResizeObserver(moved);
  if (panel !== null) resizes.observe(panel);
  window.addEventListener('resize', moved);
  window.addEventListener('scroll', moved, { capture: true, passive: true });
  return () => {
    mutations.disconnect();
    resizes.disconnect();
    window.removeEventListener('resize', moved);
    window.removeEventListener('scroll', moved, { capture: true });
  };
}

const areSame = (a: StepPlaces, b: StepPlaces): boolean =>
  a.card.left === b.card.left &&
  a.card.top === b.card.top &&
  areSameBoxes(a.outline === null ? [] : [a.outline], b.outline === null ? [] : [b.outline]);

const MAP = '.shell__map';

/** The part of the window that a step points at; null if nothing of it is in sight. */
function pointedAt(target: GuideTarget): ScreenBox | null {
  if ('elements' in target) return firstVisible(target.elements);
  const [map] = boxesOf(MAP);
  const boxes = useMapPlaces.getState().boxesOf(target.spaces);
  const [first] = boxes;
  if (map === undefined || first === undefined) return null;
  const box = boxes.reduce(around, first);
  const inWindow = {
    left: box.left + map.left,
    top: box.top + map.top,
    right: box.right + map.left,
    bottom: box.bottom + map.top,
  };
  return within(inWindow, map);
}

/** The boxes of all elements that a selector finds. */
const boxesOf = (selector: string): readonly ScreenBox[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.closest('[inert]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));

/** The part in sight of the first element that is in sight: what is scrolled out of its panel is not. */
function firstVisible(selectors: readonly string[]): ScreenBox | null {
  const [content] = boxesOf('.panel__content');
  for (const selector of selectors) {
    const [box] = boxesOf(selector);
    if (box === undefined) continue;
    const isInContent = content !== undefined && document.querySelector(selector)?.closest('.panel__content') !== null;
    const seen = within(isInContent ? (within(box, content) ?? box) : box, windowBox());
    if (seen !== null && (!isInContent || within(box, content) !== null)) return seen;
  }
  return null;
}

/** How far the line round it lies outside of what it points at, in pixels. */
const LINE = 6;

/** The box whose outline is seen whole: at the edges of the window it lies inside of what it points at. */
export const outlined = (box: ScreenBox, { left, top, right, bottom }: ScreenBox): ScreenBox => ({
  left: Math.max(box.left, left + LINE),
  top: Math.max(box.top, top + LINE),
  right: Math.min(box.right, right - LINE),
  bottom: Math.min(box.bottom, bottom - LINE),
});

/** Scrolls the panel until the first thing that a step points at is in sight, if it is there at all. */
function bringIntoSight(target: GuideTarget): void {
  if (!('elements' in target)) return;
  const selector = target.elements.find((each) => boxesOf(each).length > 0);
  const element = selector === undefined ? null : document.querySelector(selector);
  if (element?.closest('.panel__content')) element.scrollIntoView?.({ block: 'nearest' });
}

const windowBox = (): ScreenBox => ({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });

/** The part of a box that lies in another; null if there is none. */
function within(box: ScreenBox, outer: ScreenBox): ScreenBox | null {
  const part = {
    left: Math.max(box.left, outer.left),
    top: Math.max(box.top, outer.top),
    right: Math.min(box.right, outer.right),
    bottom: Math.min(box.bottom, outer.bottom),
  };
  return part.right > part.left && part.bottom > part.top ? part : null;
}

const around = (a: ScreenBox, b: ScreenBox): ScreenBox => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
