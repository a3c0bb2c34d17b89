import { describe, expect, test } from 'vitest';
import type { Card, Shares } from '../../src/atlas/schema.ts';
import { boardOf, EDITIONS_WITH_CARDS, entriesIn, fileIfThere } from './files.ts';

/** 'Worth nothing', 'worth 8 IPCs': the first worth that is named is that of the land. */
const WORTH = /worth (?:only )?(nothing|\d+(?= IPCs?))/i;
const ZONE = /sea zones? (\d+)(?: and (\d+))?/gi;

describe.each(EDITIONS_WITH_CARDS)('what cards say of the game of %s', (edition) => {
  const { spaces, adjacent } = boardOf(edition);
  const shares = fileIfThere('shares.json', edition) as Shares | null;
  const told = [
    ...entriesIn<Card>('cards', edition),
    ...Object.entries(shares?.retold ?? {}).map(([space, words]) => ({ space, ...words })),
  ].flatMap(({ space: id, inGame }) => {
    const space = spaces.find((found) => found.id === id);
    return space === undefined ? [] : [{ space, inGame }];
  });
  const besides = (id: string): readonly string[] =>
    adjacent.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

  test('names the worth that the land has on the board', () => {
    const wrong = told.filter(({ space: { kind, ipc = 0 }, inGame }) => {
      const [, worth] = WORTH.exec(inGame) ?? [];
      return kind === 'land' && (worth ?? 'nothing') !== (ipc === 0 ? 'nothing' : String(ipc));
    });
    expect(wrong.map(({ space: { id } }) => id)).toEqual([]);
  });

  test('names only sea zones that the board has', () => {
    const ids = new Set(spaces.map(({ id }) => id));
    const wrong = told.flatMap(({ space, inGame }) =>
      [...inGame.matchAll(ZONE)].flatMap(([, ...zones]) =>
        zones.filter((zone) => zone !== undefined && !ids.has(`sz-${zone}`)).map((zone) => `${space.id}: ${zone}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  // Older cards tell of zones farther off as well, so only the first that is named is looked at.
  test('says in which sea zone an island lies', () => {
    const wrong = told.filter(({ space: { id, kind }, inGame }) => {
      const around = besides(id);
      const [, zone] = [...inGame.matchAll(ZONE)][0] ?? [];
      const isIsland = kind === 'land' && around.length === 1 && around[0]?.startsWith('sz-');
      return isIsland && zone !== undefined && !around.includes(`sz-${zone}`);
    });
    expect(wrong.map(({ space: { id } }) => id)).toEqual([]);
  });

  test('names an air base and a naval base where, and only where, the board has one', () => {
    const names = (words: string, base: string): boolean => new RegExp(`\\b${base} base|the bases`).test(words);
    const wrong = told.filter(
      ({ space: { kind, airBase = false, navalBase = false }, inGame }) =>
        kind === 'land' && (names(inGame, 'air') !== airBase || names(inGame, 'naval') !== navalBase),
    );
    expect(wrong.map(({ space: { id } }) => id)).toEqual([]);
  });
});
