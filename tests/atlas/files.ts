import { readdirSync, readFileSync } from 'node:fs';

const ATLAS = new URL('../../rules/1941/atlas/', import.meta.url);

const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

/** The content of all files in a folder of the atlas, by file name. Throws if there is no such folder. */
export function filesIn(folder: string): readonly (readonly [file: string, content: unknown])[] {
  const url = new URL(`${folder}/`, ATLAS);
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name, read(new URL(name, url))]);
}

/** The entries of all lists in a folder of the atlas. */
export const entriesIn = <Entry>(folder: string): Entry[] => filesIn(folder).flatMap(([, list]) => list as Entry[]);

/** One file of the atlas. Throws if it is not there. */
export const fileOf = (name: string): unknown => read(new URL(name, ATLAS));

interface BoardSpace {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'sea';
}

/** The spaces of the board that the atlas is of. */
export const SPACES = (read(new URL('../board.json', ATLAS)) as { spaces: readonly BoardSpace[] }).spaces;
export const SPACE_IDS: ReadonlySet<string> = new Set(SPACES.map(({ id }) => id));

/** How many sentences a text has. */
export const sentencesIn = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].filter(({ segment }) => /\w/.test(segment))
    .length;

/** Entries that stand more than once. */
export const repeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))];

/** A text as it must not be: straight quotes, double spaces, a space at an end, several lines, no full stop. */
export function textFaults(text: string): string[] {
  const faults: string[] = [];
  if (/"|\s{2}|\n|^\s|\s$/.test(text)) faults.push('quotes or spaces');
  if (!/[.?!”)]$/.test(text)) faults.push('no end');
  return faults.map((fault) => `${fault}: ${text.slice(0, 60)}`);
}
