import { atlasOf } from '../../atlas/atlas.ts';
import type { Card, Correction, Holders, Reference, Source, WarEvent } from '../../atlas/schema.ts';
import type { Route, Strait } from '../../atlas/worldSchema.ts';

/** What the list of sources is made from. */
export interface CitedTexts {
  readonly cards: readonly Card[];
  readonly events: readonly WarEvent[];
  readonly ways: readonly (Strait | Route)[];
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
