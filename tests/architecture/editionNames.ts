/** A number as code writes it: a port or a year to count with names no edition. */
const NUMBER = /(?<=[=(,:[]\s*)\d+(?=\s*[;,)\]])/g;
const WORDS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** The words of a text, of its names too: '-edition-of-1941-' for 'editionOf1941'. */
const inWords = (text: string): string =>
  `-${(text.replaceAll(NUMBER, '').match(WORDS) ?? []).join('-').toLowerCase()}-`;

/** Which of these editions a source names: in a string, an identifier, a path or a comment. */
export function editionsNamed(source: string, ids: readonly string[]): readonly string[] {
  const words = inWords(source);
  return ids.filter((id) => words.includes(inWords(id)));
}
