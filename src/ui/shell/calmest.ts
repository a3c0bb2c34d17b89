import { commonArea, type Box } from '../../store/covers.ts';

/** A space in play that is covered is worse than many others. */
const WEIGHT = 1000;

/** Which of several places covers the least: of what is in play first, then of all else; of equals the first. */
export function calmest(places: readonly Box[], inPlay: readonly Box[], others: readonly Box[]): number {
  const sum = (place: Box, boxes: readonly Box[]): number =>
    boxes.reduce((covered, box) => covered + commonArea(place, box), 0);
  const costs = places.map((place) => WEIGHT * sum(place, inPlay) + sum(place, others));
  return costs.indexOf(Math.min(...costs));
}
