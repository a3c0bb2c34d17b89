import type { GlossaryWord } from './worldSchema.ts';

/** A piece of a text; `word` is the one of the glossary that it is, if it is one and for the first time. */
export interface ToldPiece {
  readonly text: string;
  readonly word: GlossaryWord | null;
}

/** Goes through pieces of one text, one after the other, and cuts each up. */
export type WordFinder = (text: string) => readonly ToldPiece[];

const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A form in small letters may begin a sentence. */
const patternOf = (form: string): string => {
  const first = form.charAt(0);
  return first === first.toLowerCase() ? `[${first.toUpperCase()}${first}]${escaped(form.slice(1))}` : escaped(form);
};

/** Finds the words of a glossary in texts, the longest form first; call the result at the beginning of each text. */
export function wordFinder(words: readonly GlossaryWord[]): () => WordFinder {
  if (words.length === 0) return () => (text) => [{ text, word: null }];
  const byForm = new Map(words.flatMap((word) => word.forms.map((form) => [form.toLowerCase(), word] as const)));
  const forms = words.flatMap((word) => word.forms).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`(?<![\p{L}-])(?:${forms.map(patternOf).join('|')})(?![\p{L}-])`, 'gu');
  return () => {
    const told = new Set<string>();
    return (text) => {
      const pieces: ToldPiece[] = [];
      let end = 0;
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const word = byForm.get(found.toLowerCase());
        if (word === undefined || told.has(word.id)) continue;
        told.add(word.id);
        if (index > end) pieces.push({ text: text.slice(end, index), word: null });
        pieces.push({ text: found, word });
        end = index + found.length;
      }
      if (end < text.length) pieces.push({ text: text.slice(end), word: null });
      return pieces;
    };
  };
}

/** The words of a glossary that texts tell, in their order, each once. */
export function wordsTold(words: readonly GlossaryWord[], texts: readonly string[]): readonly GlossaryWord[] {
  const find = wordFinder(words)();
  return texts.flatMap((text) => find(text).flatMap(({ word }) => word ?? []));
}
