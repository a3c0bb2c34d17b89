import { shelf } from '../../engine/index.ts';
import { isChapter, isRule } from '../../games/faces.ts';
import { booksOnShelf } from '../rules/books.ts';
import { isClassroomPage, restOf, type ClassroomPage } from './classroomPages.ts';

/**
 * What the page shows: the game or the opening screen, the editor, the game told, its story, how to play, what the
 * program can do, a link's study or game, a page of the classroom, a book, a case.
 */
export type Address =
  | { readonly place: 'game' }
  | { readonly place: 'editor'; readonly edition: string | null }
  | { readonly place: 'war'; readonly battle: number | null }
  | { readonly place: 'story' }
  | { readonly place: 'how-to-play'; readonly edition: string }
  | { readonly place: 'what-it-does' }
  | { readonly place: 'study'; readonly packed: string }
  | { readonly place: 'game-link'; readonly packed: string }
  | { readonly place: 'classroom'; readonly page: ClassroomPage; readonly rest: readonly string[] }
  | {
      readonly place: 'rules';
      readonly edition: string;
      /** A rule, a chapter, or the beginning of the book. */
      readonly at: string | null;
      readonly unknown: string | null;
    }
  | { readonly place: 'case'; readonly edition: string; readonly rule: string; readonly number: number };

export const GAME_ADDRESS = '#/';

/** The position editor. */
export const EDITOR_ADDRESS = '#/editor';

/** The position editor for an edition; without a draft it begins with its set-up. */
export const editorAddress = (edition: string): string => `${EDITOR_ADDRESS}/${edition}`;

/** The address of a study, packed into it (see store/lab/studyFile.ts). */
export const studyAddress = (packed: string): string => `#/study/${packed}`;

/** The address of a game, packed into it (see store/games/readGames.ts). */
export const gameAddress = (packed: string): string => `#/game/${packed}`;

/** The game in play told so far. */
export const WAR_ADDRESS = '#/war';

/** The game in play told so far, at the last battle that had begun with the command at this place. */
export const battleAddress = (command: number): string => `${WAR_ADDRESS}/${command}`;

/** The story of the game in play, on one page. */
export const STORY_ADDRESS = '#/story';

const HOW_TO_PLAY = 'how-to-play';

/** How an edition is played, on one page; without one, that of the game in play. */
export const howToPlayAddress = (edition: string | null = null): string =>
  [`#/${HOW_TO_PLAY}`, ...(edition === null ? [] : [edition])].join('/');

/** All that the program can do, to look up. */
export const WHAT_IT_DOES_ADDRESS = '#/what-it-does';

/** The rulebook of the game in play. */
export const RULES_ADDRESS = '#/rules';

/** The address of an edition's rulebook: of a rule ('#/rules/…/CM-9'), of a chapter or of its beginning. */
export const rulesAddress = (edition: string, at: string | null = null): string =>
  [RULES_ADDRESS, edition, ...(at === null ? [] : [at])].join('/');

/** The address of a rule's case; numbers start at 1. */
export const caseAddress = (edition: string, rule: string, number: number): string =>
  `${rulesAddress(edition, rule)}/${number}`;

/** Longer than any valid address; a longer one is shown truncated. */
const MAX_SHOWN_LENGTH = 24;

/**
 * Parses the part of the address after '#', which can be any text. Addresses of rules without an edition mean
 * `inPlay`, the edition of the game in play.
 */
export function addressOf(hash: string, inPlay: string = shelf()[0]?.id ?? ''): Address {
  const [place = '', ...named] = hash.replace(/^#?\/?/, '').split('/');
  if (isClassroomPage(place)) return { place: 'classroom', page: place, rest: restOf(named) };
  if (place === 'story' || place === 'what-it-does') return { place };
  if (place === 'editor') return { place, edition: shelf().find(({ id }) => id === named[0])?.id ?? null };
  if (place === 'war') return { place, battle: /^\d{1,7}$/.test(named[0] ?? '') ? Number(named[0]) : null };
  if (place === 'study') return { place, packed: named.join('/') };
  if (place === 'game' && named.length > 0) return { place: 'game-link', packed: named.join('/') };
  if (place !== 'rules' && place !== HOW_TO_PLAY) return { place: 'game' };
  const books = booksOnShelf();
  const book = books.find((each) => each.edition === named[0]?.toLowerCase());
  const edition = book?.edition ?? inPlay;
  if (place === HOW_TO_PLAY) return { place, edition };
  if (!books.some((each) => each.edition === edition)) return { place: 'game' };
  const [at = '', number, ...more] = book === undefined ? named : named.slice(1);
  const wanted = at.toUpperCase();
  if (isRule(wanted) && more.length === 0 && /^[1-9]\d{0,3}$/.test(number ?? ''))
    return { place: 'case', edition, rule: wanted, number: Number(number) };
  if ((isRule(wanted) || isChapter(wanted)) && (number ?? '') === '')
    return { place: 'rules', edition, at: wanted, unknown: null };
  return {
    place: 'rules',
    edition,
    at: null,
    unknown: at === '' ? null : shortened([at, ...(number === undefined ? [] : [number]), ...more].join('/')),
  };
}

const shortened = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
