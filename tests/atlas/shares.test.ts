import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sharesSchema, type Shares } from '../../src/atlas/schema.ts';
import { loadAtlas } from '../../src/atlas/loadAtlas.ts';

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

  test('are those of every land of the same id', () => {
    expect(sharesSchema.safeParse(shares).error?.issues ?? []).toEqual([]);
    const lands = [...own.values()].filter(({ id, kind }) => kind === 'land' && theirs.has(id));
    expect(shares.spaces).toEqual(expect.arrayContaining(lands.map(({ id }) => id)));
  });

  test('and of sea zones that are the same water, not only the same number', () => {
    const [mine, others] = [edition, shares.from].map((of) => (read(`${of}/geography/names.json`) as Names).others);
    const zones = shares.spaces.filter((id) => own.get(id)?.kind === 'sea');
    expect(zones.map((id) => [id, mine?.[id]?.[0]])).toEqual(zones.map((id) => [id, others?.[id]?.[0]]));
  });

  test('are no more than those', async () => {
    const { from, cards } = await loadAtlas(edition);
    expect(from).toBe(shares.from);
    expect([...cards.keys()].filter((id) => !shares.spaces.includes(id))).toEqual([]);
  });
});
