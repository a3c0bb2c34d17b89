import { lexer } from 'marked';
import type { RuleId } from '../../engine/axis-allies/index.ts';
import { capitalized } from '../../text/words.ts';
import { isRule } from '../address/address.ts';
import { entriesOf, paragraphsOf } from './paragraphs.ts';
import { trimmed, type TextRun } from './textRuns.ts';

/** Why a point that the printed rules leave open was decided this way, and how else it can be read. */
export interface Ruling {
  readonly title: string;
  readonly runs: readonly TextRun[];
}

/** Parses rulings.md: list entries that begin, in bold, with the ids of their rules and a title. */
export function readRulings(markdown: string): ReadonlyMap<RuleId, readonly Ruling[]> {
  const rulings = new Map<RuleId, readonly Ruling[]>();
  for (const entry of entriesOf(lexer(markdown))) {
    const [head, ...rest] = paragraphsOf(entry).flatMap(({ runs }) => runs);
    const [ids = '', title] = head?.style === 'strong' ? head.text.split(' — ') : [];
    if (title === undefined) continue;
    const ruling = { title: capitalized(title), runs: trimmed(rest) };
    for (const id of ids.split(', ').filter(isRule)) rulings.set(id, [...(rulings.get(id) ?? []), ruling]);
  }
  return rulings;
}
