import { lexer } from 'marked';
import { capitalized } from '../../text/words.ts';
import { isRule } from '../../games/faces.ts';
import { entriesOf, paragraphsOf } from './paragraphs.ts';
import { trimmed, type TextRun } from './textRuns.ts';

/** Why a point that the printed rules leave open was decided this way, and how else it can be read. */
export interface Ruling {
  readonly title: string;
  readonly runs: readonly TextRun[];
}

/** Parses rulings.md: list entries that begin, in bold, with the ids of their rules and a title. */
export function readRulings(markdown: string): ReadonlyMap<string, readonly Ruling[]> {
  const rulings = new Map<string, readonly Ruling[]>();
  for (const entry of entriesOf(lexer(markdown))) {
    const [head, ...rest] = paragraphsOf(entry).flatMap(({ runs }) => runs);
    const [ids = '', title] = head?.style === 'strong' ? head.text.split(' — ') : [];
    if (title === undefined) continue;
    const ruling = { title: capitalized(title), runs: trimmed(rest) };
    for (const id of ids.split(', ').filter(isRule)) rulings.set(id, [...(rulings.get(id) ?? []), ruling]);
  }
  return rulings;
}
