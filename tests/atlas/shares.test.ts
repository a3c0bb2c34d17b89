import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardsOf, eventsIn } from '../../src/atlas/atlas.ts';
import { sharesSchema, type Card, type Shares, type WarEvent } from '../../src/atlas/schema.ts';
import { loadAtlas } from '../../src/atlas/loadAtlas.ts';
import { EDITIONS_WITH_CARDS, entriesIn } from './files.ts';

const RULES = new URL('../../rules/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RULES), 'utf8'));
interface Board {
  readonly spaces: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
}
interface Names {
  readonly others: Readonly<Record<string, readonly string[]>>;
}
const sharing = readdirSync(RULES).filter((edition) => existsSync(new URL(`${edition}/atlas/shares.json`, RULES)));

describe.each(sharing)('the cards that %s shares', (edition) => {
  const shares = read(`${edition}/atlas/shares.json`) as Shares;
  const spaces = (of: string): Map<string, Board['spaces'][number]> =>
    new Map((read(`${of}/board.json`) as Board).spaces.map((space) => [space.id, space]));
  const [own, theirs] = [spaces(edition), spaces(shares.from)];

  const cards = EDITIONS_WITH_CARDS.includes(edition) ? entriesIn<Card>('cards', edition) : [];
  const carded = cards.map(({ space }) => space);

  test('are those of every land of the same id that has no card of its own', () => {
    expect(sharesSchema.safeParse(shares).error?.issues ?? []).toEqual([]);
    const lands = [...own.values()].filter(({ id, kind }) => kind === 'land' && theirs.has(id)).map(({ id }) => id);
    expect([...shares.spaces, ...carded]).toEqual(expect.arrayContaining(lands));
    expect(shares.spaces.filter((id) => carded.includes(id) || !theirs.has(id))).toEqual([]);
  });

  test('say otherwise only of what is shared', () => {
    expect(Object.keys(shares.retold ?? {}).filter((id) => !shares.spaces.includes(id))).toEqual([]);
  });

  test('and of sea zones that are the same water, not only the same number', () => {
    const [mine, others] = [edition, shares.from].map((of) => (read(`${of}/geography/names.json`) as Names).others);
    const zones = shares.spaces.filter((id) => own.get(id)?.kind === 'sea');
    expect(zones.map((id) => [id, mine?.[id]?.[0]])).toEqual(zones.map((id) => [id, others?.[id]?.[0]]));
  });

  test('are, with its own, all the cards of its atlas, and every work they cite is there', async () => {
    const atlas = await loadAtlas(edition);
    expect(atlas.from).toBe(shares.from);
    expect([...atlas.cards.keys()].sort()).toEqual([...shares.spaces, ...carded].sort());
    const cited = [...atlas.cards.values()].flatMap(({ sources }) => sources.map(({ source }) => source));
    expect(cited.filter((source) => !atlas.sources.has(source))).toEqual([]);
  });
});

describe('an atlas that shares cards and has its own', () => {
  const card = (space: string, more: Partial<Card> = {}): Card => ({
    space,
    today: 'Land of today.',
    past: 'Land of then.',
    happened: [],
    inGame: 'Worth 1 IPC.',
    sources: [],
    ...more,
  });
  const SHARES: Shares = {
    about: 'A test.',
    from: 'first',
    spaces: ['a', 'b'],
    retold: { b: { today: 'Half of that land.', inGame: 'Worth 2 IPCs.' } },
  };
  const theirs = [card('a'), card('b', { departs: 'Of the first game.' }), card('c')];

  test('has its own cards, those it shares, and no others', () => {
    const cards = cardsOf('second', [card('c'), card('d')], SHARES, theirs);
    expect(cards.map(({ space, game }) => [space, game])).toEqual([
      ['c', 'second'],
      ['d', 'second'],
      ['a', 'first'],
      ['b', 'second'],
    ]);
  });

  test('says of its own game and land what the shared card cannot know, and no word of the other game', () => {
    const told = cardsOf('second', [], SHARES, theirs).find(({ space }) => space === 'b');
    expect(told).toMatchObject({ today: 'Half of that land.', past: 'Land of then.', inGame: 'Worth 2 IPCs.' });
    expect(told?.departs).toBeUndefined();
  });

  test('finds events only in the spaces that are the same ground on both boards', () => {
    const at = (id: string, space: string): WarEvent => ({
      id,
      date: '1942-01-01',
      title: id,
      place: { name: 'Here', at: [0, 0], space },
      text: 'Told.',
      sources: [],
    });
    const events = [at('one', 'a'), at('two', 'sz-4')];
    expect(eventsIn('a', { events, shared: ['a', 'b'] }).map(({ id }) => id)).toEqual(['one']);
    expect(eventsIn('sz-4', { events, shared: ['a', 'b'] })).toEqual([]);
    expect(eventsIn('sz-4', { events, shared: null }).map(({ id }) => id)).toEqual(['two']);
  });

  test('one that shares nothing has its own alone', () => {
    expect(cardsOf('first', theirs, null, []).map(({ game }) => game)).toEqual(['first', 'first', 'first']);
  });
});
