import { chapterOf, isRule, type ChapterId } from '../address/address.ts';
import type { RuleId } from '../../engine/axis-allies/index.ts';
import type { OtherBook } from './loadBook.ts';

/** Where to open another book: the same rule if it has it, else the same chapter, else its beginning (null). */
export function placeIn({ rules }: OtherBook, at: RuleId | ChapterId | null): RuleId | ChapterId | null {
  if (at === null || rules.has(at as RuleId)) return at;
  const chapter = isRule(at) ? chapterOf(at) : at;
  return [...rules].some((rule) => chapterOf(rule) === chapter) ? chapter : null;
}
