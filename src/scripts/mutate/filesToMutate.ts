const withoutEnding = (path: string): string => path.replace(/\.ts$/, '');

/** Whether a word means this file: 'combat' means every file in such a folder, 'play' or 'moves/reach.ts' a file. */
const matches = (file: string, word: string): boolean =>
  `/${file}`.includes(`/${word}/`) || `/${withoutEnding(file)}`.endsWith(`/${withoutEnding(word)}`);

/** The files that the command line's words mean; all if there are none. Throws on a word that matches nothing. */
export function filesToMutate(files: readonly string[], words: readonly string[]): readonly string[] {
  if (words.length === 0) return files;
  const unknown = words.filter((word) => !files.some((file) => matches(file, word)));
  if (unknown.length > 0) throw new Error(`No folder or file of the engine: ${unknown.join(', ')}`);
  return files.filter((file) => words.some((word) => matches(file, word)));
}
