import {
  copiedStanding,
  editionOf,
  isComplex,
  isSameStanding,
  openingFacilities,
  type PositionInFile,
  type SpaceId,
  type Standing,
} from '../../../../engine/axis-allies/index.ts';
import type { Edit } from './edit.ts';

/**
 * What stands in territories: the list of complexes where an edition has nothing else, or facilities of its kinds with
 * their damage (FAC). Either is left out of a position while it is as in the set-up.
 */

const openingComplexes = (position: PositionInFile): readonly SpaceId[] =>
  openingFacilities(editionOf(position.edition)).complexes;

export const hasComplexAt = (position: PositionInFile, id: SpaceId): boolean =>
  (position.complexes ?? openingComplexes(position)).includes(id);

/** Places an industrial complex or takes it away; a list that is as in the set-up is left out. */
export const setComplex =
  (id: SpaceId, isThere: boolean): Edit =>
  (position) => {
    const opening = openingComplexes(position);
    const others = (position.complexes ?? opening).filter((space) => space !== id);
    const next = isThere ? [...others, id] : others;
    const isOpening = next.length === opening.length && opening.every((space) => next.includes(space));
    if (isOpening) delete position.complexes;
    else position.complexes = next;
  };

type ByTerritory = Readonly<Record<SpaceId, Standing>>;

const standings = (position: PositionInFile): ByTerritory =>
  position.facilities ?? openingFacilities(editionOf(position.edition)).facilities ?? {};

/** The facilities of a territory with their damage. */
export const standingAt = (position: PositionInFile, space: SpaceId): Standing => standings(position)[space] ?? {};

/** Places a facility without damage or takes it away; a complex takes the place of another. */
export const setFacility =
  (space: SpaceId, facility: string, isThere: boolean): Edit =>
  (position) => {
    const { facilities } = editionOf(position.edition);
    const isCrowdedOut = (other: string): boolean =>
      other === facility ||
      [other, facility].every((id) => facilities.some((kind) => kind.id === id && isComplex(kind)));
    const others = Object.entries(standingAt(position, space)).filter(([other]) =>
      isThere ? !isCrowdedOut(other) : other !== facility,
    );
    setStanding(position, space, Object.fromEntries(isThere ? [...others, [facility, 0]] : others));
  };

/** Sets the points of damage of a facility that stands in a territory (FAC-5). */
export const setFacilityDamage =
  (space: SpaceId, facility: string, points: number): Edit =>
  (position) =>
    setStanding(position, space, { ...standingAt(position, space), [facility]: points });

function setStanding(position: PositionInFile, space: SpaceId, standing: Standing): void {
  const { [space]: _, ...others } = standings(position);
  const next = copiedStanding(Object.keys(standing).length > 0 ? { ...others, [space]: standing } : others);
  const opening = openingFacilities(editionOf(position.edition)).facilities ?? {};
  if (isSameStanding(next, opening)) delete position.facilities;
  else position.facilities = next;
}
