import {
  editionOf,
  inOrder,
  isWar,
  openingWars,
  type PositionInFile,
  type War,
} from '../../../../engine/axis-allies/index.ts';
import type { Edit } from './edit.ts';

/** Who is at war with whom in a position, in an edition that begins with powers at peace (POL). */

export const warsOf = (position: PositionInFile): readonly War[] =>
  position.wars ?? openingWars(editionOf(position.edition)).wars ?? [];

/** Wars with which a game begins never end (POL-7). */
export const isOpeningWar = ({ edition }: PositionInFile, [one, other]: War): boolean =>
  isWar(openingWars(editionOf(edition)).wars ?? [], one, other);

/** Begins wars, or takes them back; those of the set-up alone are left out. */
export const setWars =
  (wars: readonly War[], areFought: boolean): Edit =>
  (position) => {
    const edition = editionOf(position.edition);
    const others = warsOf(position).filter(([one, other]) => !isWar(wars, one, other));
    const next = inOrder(edition, areFought ? [...others, ...wars] : others);
    if (next.every((war) => isOpeningWar(position, war))) delete position.wars;
    else position.wars = next.map(([one, other]) => [one, other]);
  };
