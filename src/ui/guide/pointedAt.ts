import type { Box } from '../../store/covers.ts';
import { useMapPlaces } from '../../store/mapPlaces.ts';
import type { Target } from './steps.ts';

const MAP = '.shell__map';

/** The part of the window that a step points at; null if nothing of it is in sight. */
export function pointedAt(target: Target): Box | null {
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
export const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.closest('[inert]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));

/** The part in sight of the first element that is in sight: what is scrolled out of its panel is not. */
function firstVisible(selectors: readonly string[]): Box | null {
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
export const outlined = (box: Box, { left, top, right, bottom }: Box): Box => ({
  left: Math.max(box.left, left + LINE),
  top: Math.max(box.top, top + LINE),
  right: Math.min(box.right, right - LINE),
  bottom: Math.min(box.bottom, bottom - LINE),
});

/** Scrolls the panel until the first thing that a step points at is in sight, if it is there at all. */
export function bringIntoSight(target: Target): void {
  if (!('elements' in target)) return;
  const selector = target.elements.find((each) => boxesOf(each).length > 0);
  const element = selector === undefined ? null : document.querySelector(selector);
  if (element?.closest('.panel__content')) element.scrollIntoView?.({ block: 'nearest' });
}

export const windowBox = (): Box => ({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });

/** The part of a box that lies in another; null if there is none. */
function within(box: Box, outer: Box): Box | null {
  const part = {
    left: Math.max(box.left, outer.left),
    top: Math.max(box.top, outer.top),
    right: Math.min(box.right, outer.right),
    bottom: Math.min(box.bottom, outer.bottom),
  };
  return part.right > part.left && part.bottom > part.top ? part : null;
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
