import {
  NEUTRAL_LAND,
  PLAIN_MARK,
  PLAIN_PIECE,
  PLAIN_POWER,
  PLAIN_SIGN,
  type MarkLook,
  type PowerLook,
  type SignLook,
} from '../emblems/looks.ts';
import { looks as axisAllies } from './axis-allies/emblems/looks.ts';
import type { Looks } from './face/looks.ts';

/** The looks of all families together: what has one name looks alike in every game. */
let all: Looks = axisAllies;
let ranks = ranksOf(all);

/** Adds the looks of another family; what has one already keeps it. */
export function addLooks(looks: Looks): void {
  all = {
    powers: { ...looks.powers, ...all.powers },
    silhouettes: { ...looks.silhouettes, ...all.silhouettes },
    signs: { ...looks.signs, ...all.signs },
    marks: { ...looks.marks, ...all.marks },
  };
  ranks = ranksOf(all);
}

function ranksOf({ silhouettes }: Looks): ReadonlyMap<string, number> {
  return new Map(Object.keys(silhouettes).map((type, rank) => [type, rank]));
}

export const powerLook = (power: string): PowerLook => all.powers[power] ?? PLAIN_POWER;

/** The silhouette of a type of piece, to fill in a box of SILHOUETTE_BOX. */
export const silhouetteOf = (type: string): string => all.silhouettes[type] ?? PLAIN_PIECE;

/** Where pieces of a type stand in a row: those with a lower number come first. */
export const rankOf = (type: string): number => ranks.get(type) ?? ranks.size;

export const signLook = (sign: string): SignLook => all.signs[sign] ?? PLAIN_SIGN;

export const markLook = (mark: string): MarkLook => all.marks[mark] ?? PLAIN_MARK;

interface HolderLook {
  readonly power?: string | undefined;
  readonly colour?: string | undefined;
}

/** The colour of lands that a power held, or another holder with a colour of its own. */
export const holderColour = ({ power, colour = NEUTRAL_LAND }: HolderLook): string =>
  power === undefined ? colour : powerLook(power).land;
