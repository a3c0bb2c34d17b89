import { beforeEach, expect, test, vi } from 'vitest';
import { SHELF, type GameState } from '../../src/engine/axis-allies/index.ts';
import { lastEdition, rememberEdition } from '../../src/store/nextGame.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const KEY = 'warboard-edition';
let kept: Map<string, string>;
const shown = (edition: string): void => useGame.setState({ game: { edition } as GameState });
const last = SHELF.at(-1)?.id ?? '';
rememberEdition();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  useGame.setState({ game: null });
});

test('the edition of the game played last is remembered', () => {
  shown(last);
  expect(kept.get(KEY)).toBe(last);
  expect(lastEdition()).toBe(last);
});

test('without a game, or with one of an edition that is gone, it is the first on the shelf', () => {
  expect(lastEdition()).toBe(SHELF[0].id);
  kept.set(KEY, 'an edition that is gone');
  expect(lastEdition()).toBe(SHELF[0].id);
});

test('where storage is forbidden, it is the first on the shelf, and games can be played', () => {
  const forbid = (): never => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  expect(lastEdition()).toBe(SHELF[0].id);
  expect(() => shown(last)).not.toThrow();
});
