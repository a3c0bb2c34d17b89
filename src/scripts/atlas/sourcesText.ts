import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { atlasOf } from '../../atlas/atlas.ts';
import type { Card, Correction, Holders, Reference, Source, WarEvent } from '../../atlas/schema.ts';
import type { SeaRoute, Strait } from '../../atlas/worldSchema.ts';

const RULES = new URL('../../../rules/', import.meta.url);

interface ListedBoard {
  readonly spaces: readonly { readonly id: string; readonly name: string }[];
}

/**
 * The texts of an edition's own atlas and the works that they may cite, from disk. One that shares the cards of another
 * may cite its works too; the ways of the world stand with the other.
 */
export function readCited(edition: string): CitedTexts {
  const board = read(new URL(`${edition}/board.json`, RULES)) as ListedBoard;
  const { from } = (readIfThere(edition, 'shares') ?? { from: null }) as { readonly from: string | null };
  const ways = from === null ? ['straits', 'routes'] : [];
  return {
    cards: listIn(edition, 'cards'),
    events: listIn(edition, 'events'),
    ways: ways.flatMap((name) => read(new URL(`world/${name}.json`, RULES)) as CitedTexts['ways']),
    holders: readIfThere(edition, 'holders') as CitedTexts['holders'],
    corrections: (readIfThere(edition, 'corrections') ?? []) as CitedTexts['corrections'],
    sources: [edition, ...(from === null ? [] : [from])].flatMap((of) => listIn<Source>(of, 'sources')),
    names: new Map(board.spaces.map(({ id, name }) => [id, name])),
  };
}

/** Where the list of an edition's sources stands. */
export const sourcesFile = (edition: string): URL => new URL(`${edition}/atlas/sources.md`, RULES);

function listIn<Entry>(edition: string, folder: string): Entry[] {
  const url = new URL(`${edition}/atlas/${folder}/`, RULES);
  if (!existsSync(url)) return [];
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => read(new URL(name, url)) as Entry[]);
}

/** A file of an edition's atlas; null if it has none of that name. */
function readIfThere(edition: string, name: string): unknown {
  const url = new URL(`${edition}/atlas/${name}.json`, RULES);
  return existsSync(url) ? read(url) : null;
}

const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

/** What the list of sources is made from. */
interface CitedTexts {
  readonly cards: readonly Card[];
  readonly events: readonly WarEvent[];
  readonly ways: readonly (Strait | SeaRoute)[];
  /** Null where another edition tells who held what. */
  readonly holders: Pick<Holders, 'sources'> | null;
  readonly corrections: readonly Correction[];
  readonly sources: readonly Source[];
  /** The names of the spaces, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const TITLE = '# What the atlas rests on';

const HEAD = `
For each card, event, strait and route of the atlas and for who held what, the works in which what it says can be
looked up, as the texts themselves name them. Every claim was read a second time by someone else against general
knowledge; “looked up” names a page that was read for it. What could not be checked was left out. \`npm run sources\`
writes this list from the texts; a test holds that it is up to date.
`;

/** Of an edition that has cards of its own beside those that it shares. */
const HEAD_OF_CARDS = `
For each card that this edition has for itself, the works in which what it says can be looked up, as the cards name
them. The cards that it shares, the events, straits and routes and who held what stand in the list of the edition that
it shares them with. What could not be checked was left out. \`npm run sources\` writes this list from the texts; a test
holds that it is up to date.
`;

/** The list of sources as Markdown. */
export function sourcesText({ cards, events, ways, holders, corrections, sources, names }: CitedTexts): string {
  const known = new Map(sources.map((source) => [source.id, source]));
  const cited = ({ source, at, lookedUp }: Reference): string =>
    [known.get(source)?.title ?? source, at, lookedUp === undefined ? undefined : `looked up: <${lookedUp}>`]
      .filter((part) => part !== undefined)
      .join(', ');
  const line = (name: string, references: readonly Reference[]): string =>
    `- **${name}**: ${references.map(cited).join('; ')}`;
  const used = new Set(cards.flatMap((card) => card.sources.map(({ source }) => source)));
  const works = sources
    .filter(({ id }) => holders !== null || used.has(id))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, by, published, url }) => {
      return `- ${by === undefined ? '' : `${by}: `}*${title}*, ${published}${url === undefined ? '' : `, <${url}>`}`;
    });
  const byName = cards
    .map(({ space, sources: references }) => ({ name: names.get(space) ?? space, references }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const inTime = atlasOf({
    from: '',
    shared: null,
    cards: [],
    events,
    holders: null,
    opening: null,
    sources: [],
  }).events;
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`## ${title}\n`, ...lines, ''];
  return [
    TITLE,
    holders === null ? HEAD_OF_CARDS : HEAD,
    ...section(
      'Cards',
      byName.map(({ name, references }) => line(name, references)),
    ),
    ...section(
      'Events',
      inTime.map(({ date, title, sources: references }) => line(`${date} ${title}`, references)),
    ),
    ...section(
      'Straits, canals and routes',
      ways.map(({ name, sources: references }) => line(name, references)),
    ),
    ...section('Who held what', holders === null ? [] : [line('The lands of 1939, month by month', holders.sources)]),
    ...section(
      'What was changed when it was read once more',
      corrections.map(({ about, was, now, why, sources: references }) =>
        line(about, references).replace('**: ', `**: was “${was}”, now “${now}”. ${why} See `),
      ),
    ),
    ...section('Works', works),
  ].join('\n');
}
