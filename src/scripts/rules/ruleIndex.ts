import { posix } from 'node:path';
import { filesUnder, textOf, withoutComments } from '../../../tests/architecture/sources.ts';
import { KNOWN_RULE_IDS, RULE_IDS, SHELF, type RuleId, type RuleTitles } from '../../engine/axis-allies/index.ts';
import type { ShelfEntry } from '../../engine/index.ts';

/** Where the rules of the family are carried out. */
export const HOME = 'src/engine/axis-allies';

/** A declaration that carries out a rule. */
export interface RulePlace {
  readonly rule: string;
  readonly file: string;
  /** The name of the declaration; empty if none stands under the tag's comment. */
  readonly name: string;
}

/** Rules that no code carries out: why, and the file of each edition that does instead, if there is one. */
export const WITHOUT_CODE: Readonly<Partial<Record<RuleId, { readonly why: string; readonly file?: string }>>> = {
  'MAP-7': { why: 'the board marks the islands and borders each on one sea zone', file: 'board.json' },
  'MAP-11': { why: 'the `owner` of a territory on the board, which nothing in a game changes', file: 'board.json' },
  'UNIT-1': { why: 'the values of every type stand on the board', file: 'board.json' },
  'UNIT-5': { why: 'nothing counts the pieces of a box' },
  'TURN-8': { why: 'nobody is asked; what friends share is said in CM-13, NCM-5 and NCM-10' },
  'AMPH-7': { why: 'the edition lists no such step, no raid and no gun' },
};

/** A tag with the line under its comment: it is the last line of one that stands before a declaration. */
const TAG = /@rule(.*)\n(?: \*\/\n(.*))?/g;
const DECLARATION = /^(?:export )?(?:const|function\*?|interface|type) (\w+)/;

/** The places that the tags `@rule CM-4, CM-14` name in a source. */
export const placesIn = (file: string, source: string): readonly RulePlace[] =>
  [...source.matchAll(TAG)].flatMap(([, rules = '', next = '']) =>
    rules
      .trim()
      .split(', ')
      .map((rule) => ({ rule, file, name: DECLARATION.exec(next)?.[1] ?? '' })),
  );

const KNOWN: ReadonlySet<string> = new Set(KNOWN_RULE_IDS);

/** What is wrong with these places: every rule has one, or no code and a reason, and nothing else is tagged. */
export function faultsOf(places: readonly RulePlace[]): readonly string[] {
  return [
    ...places.filter(({ rule }) => !KNOWN.has(rule)).map(({ rule, file }) => `no ${rule}: ${file}`),
    ...places.filter(({ name }) => name === '').map(({ rule, file }) => `${rule} tags no declaration in ${file}`),
    ...RULE_IDS.flatMap((rule) => {
      const times = places.filter((place) => place.rule === rule).length + Number(WITHOUT_CODE[rule] !== undefined);
      return times === 1 ? [] : [`${rule} has ${times} places`];
    }),
  ];
}

/** The index of the rules: what `npm run rules` writes. */
export const INDEX = `${HOME}/RULES.md`;

/** A rule id: 'CM-9', 'NA-SU-1'. */
const ID = '[A-Z]+(?:-[A-Z]+)?-\\d+';
/** A test title that begins with rule ids: 'CM-9: a tank …', 'CM-16, CM-17: …'. Titles of describe do not count. */
const TITLE = new RegExp(`(?<!describe\\(\\s*)['"\`](${ID}(?:, ${ID})*): `, 'g');
/** The heading of a group of rules in a rulebook: its letters and its name. */
const HEADING = /^## ([A-Z]+(?:-[A-Z]+)?) — ([^(\n]*[^(\s])(?: \(.*\))?$/gm;

/** The rules by which tests in a source are titled. */
export const titledIn = (source: string): readonly string[] =>
  [...withoutComments(source).matchAll(TITLE)].flatMap(([, rules = '']) => rules.split(', '));

/** All places in the family's sources. */
export const allPlaces = (): readonly RulePlace[] =>
  filesUnder(HOME, ['.ts']).flatMap((file) => placesIn(file, textOf(file)));

/** A group of rules: its letters, its name, and where each edition's rulebook has it. */
interface RuleGroup {
  readonly name: string;
  readonly links: ReadonlyMap<string, string>;
}

/** What the index is made of, by rule id, as far as it stands in files. */
interface Sources {
  readonly groups: ReadonlyMap<string, RuleGroup>;
  readonly titles: ReadonlyMap<string, RuleTitles>;
  readonly places: ReadonlyMap<string, RulePlace>;
  /** Files of cases by edition. */
  readonly cases: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

/** The index of the rules as the files have it now. */
export function ruleIndex(): string {
  const sources: Sources = {
    groups: readGroups(),
    titles: new Map(SHELF.map(({ id }) => [id, JSON.parse(textOf(`rules/${id}/titles.json`)) as RuleTitles])),
    places: new Map(allPlaces().map((place) => [place.rule, place])),
    cases: new Map(SHELF.map(({ id }) => [id, filesByRule(`rules/${id}/cases`, ['.json'], rulesOfCases)])),
    tests: filesByRule('tests', ['.test.ts', '.test.tsx'], titledIn),
  };
  const groups = [...new Set(RULE_IDS.map(groupOf))];
  return [
    INTRODUCTION,
    groups.map((letters) => `[${letters}](#${slug(headingOf(sources, letters))})`).join(' · '),
    ...groups.flatMap((letters) => [
      `## ${headingOf(sources, letters)}`,
      ...RULE_IDS.filter((rule) => groupOf(rule) === letters).map((rule) => entryOf(sources, rule)),
    ]),
    '',
  ].join('\n\n');
}

const INTRODUCTION = `# Where each rule is carried out

\`npm run rules\` writes this page from the tags \`@rule\` in this folder, the editions' rulebooks and cases, and the
titles of tests; a test holds it. Each rule has one place: the declaration that decides it or, where several do, the one
to begin at. Cases are small positions that play in the app. The tests named here have one at least whose title begins
with the rule's id.`;

const groupOf = (rule: RuleId): string => rule.replace(/-\d+$/, '');
const headingOf = ({ groups }: Sources, letters: string): string => `${letters} — ${groups.get(letters)?.name ?? ''}`;

/** Everything about one rule. */
function entryOf(sources: Sources, rule: RuleId): string {
  const cases = SHELF.flatMap(({ id, name }) => linesOf(name, sources.cases.get(id)?.get(rule) ?? []));
  return [
    `### ${rule}`,
    '',
    ...titlesOf(sources, rule),
    `- code: ${placeOf(sources, rule)}`,
    ...(cases.length > 0 ? [`- cases: ${cases.join('; ')}`] : []),
    ...linesOf('- tests:', sources.tests.get(rule) ?? []),
  ].join('\n');
}

/** The title of a rule with the editions in which it holds, a line for each title. */
function titlesOf({ titles, groups }: Sources, rule: RuleId): readonly string[] {
  const links = groups.get(groupOf(rule))?.links;
  const titleIn = ({ id }: ShelfEntry): string | undefined => titles.get(id)?.[rule];
  return [...new Set(SHELF.flatMap((entry) => titleIn(entry) ?? []))].map((title) => {
    const editions = SHELF.filter((entry) => titleIn(entry) === title);
    return `- ${title} (${editions.map(({ id, name }) => linked(name, links?.get(id) ?? '')).join(', ')})`;
  });
}

function placeOf({ places, titles }: Sources, rule: RuleId): string {
  const place = places.get(rule);
  if (place) return `${linked(`\`${place.name}\``, place.file)} in ${posix.relative(HOME, place.file)}`;
  const { why = '', file } = WITHOUT_CODE[rule] ?? {};
  const editions = SHELF.filter(({ id }) => titles.get(id)?.[rule] !== undefined);
  const links = file === undefined ? [] : editions.map(({ id, name }) => linked(name, `rules/${id}/${file}`));
  return `none: ${why}${links.length > 0 ? ` (${links.join(', ')})` : ''}`;
}

/** A line that names files, or no line if there are none. */
const linesOf = (label: string, files: readonly string[]): readonly string[] =>
  files.length > 0 ? [`${label} ${files.map((file) => linked(nameOf(file), file)).join(', ')}`] : [];

/** A file's name in few words: 'blitz' among the cases, 'rules/blitz' among the tests. */
const nameOf = (file: string): string =>
  file.replace(/^rules\/[^/]+\/cases\/|^tests\/(?:engine\/axis-allies\/)?/, '').replace(/(?:\.test)?\.\w+$/, '');

const linked = (text: string, file: string): string => `[${text}](${posix.relative(HOME, file)})`;

const rulesOfCases = (text: string): readonly string[] =>
  (JSON.parse(text) as readonly { readonly rules: readonly string[] }[]).flatMap(({ rules }) => rules);

/** The files under a folder, by the rules that are read in them. */
function filesByRule(
  folder: string,
  extensions: readonly string[],
  rulesIn: (text: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesUnder(folder, extensions))
    for (const rule of new Set(rulesIn(textOf(file)))) found.set(rule, [...(found.get(rule) ?? []), file]);
  return found;
}

/** The groups of all rulebooks, named as in the first that has them. */
function readGroups(): ReadonlyMap<string, RuleGroup> {
  const found = new Map<string, { name: string; links: Map<string, string> }>();
  for (const { id } of SHELF) {
    const book = `rules/${id}/rulebook.md`;
    for (const [line, letters = '', name = ''] of textOf(book).matchAll(HEADING)) {
      const group = found.get(letters) ?? { name, links: new Map<string, string>() };
      group.links.set(id, `${book}#${slug(line.slice('## '.length))}`);
      found.set(letters, group);
    }
  }
  return found;
}

/** The address of a heading within its page, as GitHub makes it. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
