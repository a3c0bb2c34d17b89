import { chapterOf } from '../../games/face/books.ts';
import { isRule } from '../../games/faces.ts';
import type { OtherBook } from './loadBook.ts';

/** Where to open another book: the same rule if it has it, else the same chapter, else its beginning (null). */
export function placeIn({ rules }: OtherBook, at: string | null): string | null {
  if (at === null || rules.has(at)) return at;
  const chapter = isRule(at) ? chapterOf(at) : at;
  return [...rules].some((rule) => chapterOf(rule) === chapter) ? chapter : null;
}
