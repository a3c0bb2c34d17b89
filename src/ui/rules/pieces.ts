import type { RuleId } from '../../engine/index.ts';
import { isChapter, isRule, type ChapterId } from '../address/address.ts';

/** A stretch of text; `to` is the rule or chapter it names. */
export interface Piece {
  readonly text: string;
  readonly look?: 'strong' | 'emphasis';
  readonly to?: RuleId | ChapterId;
}

/** All of Markdown that our rules use: **strong**, *emphasis*, `code`, [links](address); and the ids of rules. */
const MARKS =
  /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>.+?)\*|`(?<code>.+?)`|\[(?<link>[^\]]+)\]\((?<address>[^)]*)\)|(?<rule>\b[A-Z]+-\d+\b)/g;

/** A paragraph cut where its looks change and where it names a rule. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARKS)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push(pieceOf(whole, groups));
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function pieceOf(
  whole: string,
  { strong, emphasis, code, link, address = '', rule }: Readonly<Record<string, string | undefined>>,
): Piece {
  if (strong !== undefined) return { text: strong, look: 'strong' };
  if (emphasis !== undefined) return { text: emphasis, look: 'emphasis' };
  if (link !== undefined) {
    // Chapters are linked by their headings: #cm--combat-move. Files beside the rulebook are not in the app.
    const chapter = /^#([a-z]+)--/.exec(address)?.[1]?.toUpperCase() ?? '';
    return isChapter(chapter) ? { text: link, to: chapter } : { text: link };
  }
  if (rule !== undefined && isRule(rule)) return { text: rule, to: rule };
  return { text: code ?? whole };
}
