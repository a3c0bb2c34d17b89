import type { AnyEdition, AnySpace } from '../../engine/index.ts';
import { namesToday } from '../../store/findSpaces.ts';

/** What the atlas calls a place: 'Karelia', and of a sea zone its best-known water too: 'North Sea, Sea Zone 6'. */
export function placeTitle(edition: AnyEdition, { id, name }: AnySpace): string {
  const [water] = namesToday(edition, id).waters;
  return water === undefined ? name : `${water}, ${name}`;
}
