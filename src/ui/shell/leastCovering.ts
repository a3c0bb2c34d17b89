import { overlapArea, type Box } from '../../store/covers.ts';

/** A space in play that is covered is worse than many others. */
const WEIGHT = 1000;

/** Which of several places covers the least: of what is in play first, then of all else; of equals the first. */
export function leastCovering(places: readonly Box[], inPlay: readonly Box[], others: readonly Box[]): number {
  const costs = places.map((place) => WEIGHT * coveredBy(place, inPlay) + coveredBy(place, others));
  return costs.indexOf(Math.min(...costs));
}

/** The same for something that stands at one of these places and is being read: it leaves only what is in play. */
export function calmestFrom(
  present: number,
  places: readonly Box[],
  inPlay: readonly Box[],
  others: readonly Box[],
): number {
  const place = places[present];
  return place !== undefined && coveredBy(place, inPlay) === 0 ? present : leastCovering(places, inPlay, others);
}

const coveredBy = (place: Box, boxes: readonly Box[]): number =>
  boxes.reduce((covered, box) => covered + overlapArea(place, box), 0);
