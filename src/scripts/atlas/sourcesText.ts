import { readdirSync, readFileSync } from 'node:fs';
import { atlasOf } from '../../atlas/atlas.ts';
import type { Card, Correction, Holders, Reference, Source, WarEvent } from '../../atlas/schema.ts';
import type { SeaRoute, Strait } from '../../atlas/worldSchema.ts';

const RULES = new URL('../../../rules/', import.meta.url);

interface ListedBoard {
  readonly spaces: readonly { readonly id: string; readonly name: string }[];
}

/** The texts of an edition's atlas and the works that they cite, from disk. */
export function readCited(edition: string): CitedTexts {
  const board = read(new URL(`${edition}/board.json`, RULES)) as ListedBoard;
  return {
    cards: listIn(edition, 'cards'),
    events: listIn(edition, 'events'),
    ways: ['straits', 'routes'].flatMap((name) => read(new URL(`world/${name}.json`, RULES)) as CitedTexts['ways']),
    holders: read(new URL(`${edition}/atlas/holders.json`, RULES)) as CitedTexts['holders'],
    corrections: read(new URL(`${edition}/atlas/corrections.json`, RULES)) as CitedTexts['corrections'],
    sources: listIn(edition, 'sources'),
    names: new Map(board.spaces.map(({ id, name }) => [id, name])),
  };
}

/** Where the list of an edition's sources stands. */
export const sourcesFile = (edition: string): URL => new URL(`${edition}/atlas/sources.md`, RULES);

function listIn<Entry>(edition: string, folder: string): Entry[] {
  const url = new URL(`${edition}/atlas/${folder}/`, RULES);
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => read(new URL(name, url)) as Entry[]);
}

const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));

/** What the list of sources is made from. */
interface CitedTexts {
  readonly cards: readonly Card[];
  readonly events: readonly WarEvent[];
  readonly ways: readonly (Strait | SeaRoute)[];
  readonly holders: Pick<Holders, 'sources'>;
  readonly corrections: readonly Correction[];
  readonly sources: readonly Source[];
  /** The names of the spaces, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const HEAD = `# What the atlas rests on

For each card, event, strait and route of the atlas and for who held what, the works in which what it says can be
looked up, as the texts themselves name them. Every claim was read a second time by someone else against general
knowledge; “looked up” names a page that was read for it. What could not be checked was left out. \`npm run sources\`
writes this list from the texts; a test holds that it is up to date.
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
  const works = sources
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, by, published, url }) => {
      return `- ${by === undefined ? '' : `${by}: `}*${title}*, ${published}${url === undefined ? '' : `, <${url}>`}`;
    });
  const byName = cards
    .map(({ space, sources: references }) => ({ name: names.get(space) ?? space, references }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const inTime = atlasOf({ from: '', cards: [], events, holders: null, opening: null, sources: [] }).events;
  return [
    HEAD,
    '## Cards\n',
    ...byName.map(({ name, references }) => line(name, references)),
    '\n## Events\n',
    ...inTime.map(({ date, title, sources: references }) => line(`${date} ${title}`, references)),
    '\n## Straits, canals and routes\n',
    ...ways.map(({ name, sources: references }) => line(name, references)),
    '\n## Who held what\n',
    line('The lands of 1939, month by month', holders.sources),
    '\n## What was changed when it was read once more\n',
    ...corrections.map(({ about, was, now, why, sources: references }) =>
      line(about, references).replace('**: ', `**: was “${was}”, now “${now}”. ${why} See `),
    ),
    '\n## Works\n',
    ...works,
    '',
  ].join('\n');
}
