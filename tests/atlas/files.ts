import { existsSync, readdirSync, readFileSync } from 'node:fs';

const RULES = new URL('../../rules/', import.meta.url);
/** The edition that the world's events, holders and quiz are told with. */
const FIRST = '1941';
const atlasFolder = (edition: string): URL => new URL(`${edition}/atlas/`, RULES);

const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

/** All editions that have cards of their own. */
export const EDITIONS_WITH_CARDS: readonly string[] = readdirSync(RULES)
  .filter((edition) => existsSync(new URL('cards/', atlasFolder(edition))))
  .sort();

/** The content of all files in a folder of an atlas, by file name. Throws if there is no such folder. */
export function filesIn(folder: string, edition = FIRST): readonly (readonly [file: string, content: unknown])[] {
  const url = new URL(`${folder}/`, atlasFolder(edition));
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name, read(new URL(name, url))]);
}

/** The entries of all lists in a folder of an atlas. */
export const entriesIn = <Entry>(folder: string, edition = FIRST): Entry[] =>
  filesIn(folder, edition).flatMap(([, list]) => list as Entry[]);

/** One file of an atlas. Throws if it is not there. */
export const fileOf = (name: string, edition = FIRST): unknown => read(new URL(name, atlasFolder(edition)));

/** One file of an atlas, or null where the edition has none of that name. */
export const fileIfThere = (name: string, edition: string): unknown =>
  existsSync(new URL(name, atlasFolder(edition))) ? fileOf(name, edition) : null;

export interface BoardSpace {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly ipc?: number;
  readonly airBase?: boolean;
  readonly navalBase?: boolean;
}

interface Board {
  readonly spaces: readonly BoardSpace[];
  readonly adjacent: readonly (readonly [string, string])[];
}

/** The board of an edition. */
export const boardOf = (edition: string): Board => read(new URL(`${edition}/board.json`, RULES)) as Board;

/** The spaces of the board that the atlas is of. */
export const SPACES = boardOf(FIRST).spaces;
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
