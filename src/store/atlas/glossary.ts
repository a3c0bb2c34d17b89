import { create } from 'zustand';
import { loadWords } from '../../atlas/loadAtlas.ts';
import { wordFinder, type WordFinder } from '../../atlas/wordsTold.ts';
import type { GlossaryWord } from '../../atlas/worldSchema.ts';
import { retry } from '../retry.ts';

interface Glossary {
  /** None until it is loaded. */
  readonly words: readonly GlossaryWord[];
  /** Begins to look for them in a text. */
  readonly finder: () => WordFinder;
}

export const useGlossary = create<Glossary>()(() => ({ words: [], finder: wordFinder([]) }));

/** Loads the glossary, once. Rejects if it cannot be fetched; the next call tries again. */
export async function openGlossary(): Promise<void> {
  if (useGlossary.getState().words.length > 0) return;
  const words = await retry(loadWords);
  useGlossary.setState({ words, finder: wordFinder(words) });
}
