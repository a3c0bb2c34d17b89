import { overlapArea, type ScreenBox } from '../../store/covers.ts';

/** Weight of covering a space in play. */
const WEIGHT = 1000;

/** The index of the place that covers the least: spaces in play first, then everything else; the first of equals. */
export function leastCovering(
  places: readonly ScreenBox[],
  inPlay: readonly ScreenBox[],
  others: readonly ScreenBox[],
): number {
  const costs = places.map((place) => WEIGHT * coveredBy(place, inPlay) + coveredBy(place, others));
  return costs.indexOf(Math.min(...costs));
}

/** The place for a notice that is being read at one of these places: it moves only if it covers spaces in play. */
export function leastCoveringFrom(
  present: number,
  places: readonly ScreenBox[],
  inPlay: readonly ScreenBox[],
  others: readonly ScreenBox[],
): number {
  const place = places[present];
  return place !== undefined && coveredBy(place, inPlay) === 0 ? present : leastCovering(places, inPlay, others);
}

const coveredBy = (place: ScreenBox, boxes: readonly ScreenBox[]): number =>
  boxes.reduce((covered, box) => covered + overlapArea(place, box), 0);
