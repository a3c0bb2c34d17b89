import { familyOf, type AnyState } from '../engine/index.ts';
import { face as axisAllies } from './axis-allies/face.ts';
import type { Face } from './face/face.ts';
import type { Hand } from './face/hand.ts';
import type { Words } from './face/words.ts';

const FACES = new Map<string, Face>([['axis-allies', axisAllies]]);

/** Adds what games of another family show. */
export const addFace = (family: string, face: Face): void => void FACES.set(family, face);

/** What the games of an edition show. Throws if its family has said nothing. */
export function faceOf(game: Pick<AnyState, 'edition'>): Face {
  const face = FACES.get(familyOf(game).id);
  if (face === undefined) throw new Error(`Nobody says what a game of ${game.edition} shows.`);
  return face;
}

export const wordsOf = (game: Pick<AnyState, 'edition'>): Words => faceOf(game).words;

export const handOf = (game: Pick<AnyState, 'edition'>): Hand => faceOf(game).hand;
