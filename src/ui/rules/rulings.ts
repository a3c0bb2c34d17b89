import type { RuleId } from '../../engine/index.ts';
import { capitalized } from '../../text/words.ts';
import { isRule } from '../address/address.ts';
import { piecesOf, type Piece } from './pieces.ts';

/** Why a point that the printed rules leave open was decided so, and how else it can be read. */
export interface Ruling {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** Reads our own rulings.md: list entries that begin with the rules they belong to and a title, in bold. */
export function readRulings(markdown: string): ReadonlyMap<RuleId, readonly Ruling[]> {
  const rulings = new Map<RuleId, readonly Ruling[]>();
  for (const entry of markdown.split(/^- |^#+ /m)) {
    const [, ids = '', title = '', text = ''] = /^\*\*([A-Z\d, -]+) — (.+?)\*\*\s*([\s\S]*)$/.exec(entry) ?? [];
    const ruling = { title: capitalized(title), pieces: piecesOf(text.replace(/\s+/g, ' ').trim()) };
    for (const id of ids.split(', ').filter(isRule)) rulings.set(id, [...(rulings.get(id) ?? []), ruling]);
  }
  return rulings;
}
