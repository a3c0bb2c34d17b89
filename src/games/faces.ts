import { familyOf, type AnyState } from '../engine/index.ts';
import { face as axisAllies } from './axis-allies/face.ts';
import { chapterOf, type Books } from './face/books.ts';
import type { Face } from './face/face.ts';
import type { HandOnMap } from './face/hand.ts';
import type { GameWords } from './face/words.ts';
import { addLooks } from './looks.ts';

const FACES = new Map<string, Face>([['axis-allies', axisAllies]]);

/** Adds what games of another family show. */
export function addFace(family: string, face: Face): void {
  FACES.set(family, face);
  addLooks(face.looks);
}

/** What the games of an edition show. Throws if its family has said nothing. */
export function faceOf(game: Pick<AnyState, 'edition'>): Face {
  const face = FACES.get(familyOf(game).id);
  if (face === undefined) throw new Error(`Nobody says what a game of ${game.edition} shows.`);
  return face;
}

export const wordsOf = (game: Pick<AnyState, 'edition'>): GameWords => faceOf(game).words;

export const handOf = (game: Pick<AnyState, 'edition'>): HandOnMap => faceOf(game).hand;

/** The rulebook of an edition, among those of its family; undefined without one. */
export const booksOf = (game: Pick<AnyState, 'edition'>): Books | undefined => faceOf(game).books;

/** Whether a text is the id of a rule in a book of any family: 'CM-9'; or that of a chapter: 'CM'. */
export const isRule = (text: string): boolean => [...FACES.values()].some(({ books }) => books?.rules.has(text));
export const isChapter = (text: string): boolean =>
  [...FACES.values()].some(({ books }) => [...(books?.rules ?? [])].some((rule) => chapterOf(rule) === text));
