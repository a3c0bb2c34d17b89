import '../../freshDatabase.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { useComingEdition } from '../../../src/store/nextGame.ts';
import { flushStudy } from '../../../src/store/lab/keepStudy.ts';
import { labDocument, useLab } from '../../../src/store/lab/labStore.ts';
import { markStudy, takeMarkedStudy } from '../../../src/store/lab/markedStudy.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { analyseGame, openKept, testOpening } from '../../../src/store/lab/openStudy.ts';
import { SETUP, startNewGame } from '../gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  closeLab();
  useGame.setState({ game: null, inGame: false });
});

const buy = (): void => void useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });

test('a study that was open is opened again after a reload, at the move shown', async () => {
  testOpening('1941', 'Opening');
  expect(takeMarkedStudy()).toBeNull();
  buy();
  await flushStudy();
  const { study, history } = useLab.getState();
  const { cursor } = labDocument();
  const id = takeMarkedStudy();
  expect(id).toBe(study?.id);
  // What cannot be opened is not tried at every reload.
  expect(takeMarkedStudy()).toBeNull();
  closeLab();
  await openKept({ id: id ?? '' });
  expect(useLab.getState().study?.id).toBe(id);
  expect(useLab.getState().title).toBe('Opening');
  expect(labDocument().cursor).toBe(cursor);
  expect(useLab.getState().history.now).toEqual(history.now);
});

test('a lab that was closed stays closed, and so does one whose study is gone', async () => {
  testOpening('1941', 'Opening');
  buy();
  await flushStudy();
  closeLab();
  expect(takeMarkedStudy()).toBeNull();
  await openKept({ id: 'a study that is gone' });
  expect(useLab.getState().study).toBeNull();
});

test('a lab that came from the game on the table leaves the reload to that game', async () => {
  startNewGame(SETUP);
  await analyseGame('A game');
  buy();
  await flushStudy();
  expect(takeMarkedStudy()).toBeNull();
});

test('where storage is forbidden, or holds something else, nothing is opened', () => {
  kept.set('warboard-study', 'x'.repeat(1000));
  expect(takeMarkedStudy()).toBeNull();
  const forbid = (): never => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(() => markStudy('a')).not.toThrow();
  expect(takeMarkedStudy()).toBeNull();
});

test('the edition that was studied is the one that is likely to come next', () => {
  useComingEdition.setState({ edition: null });
  testOpening('1941', 'Opening');
  expect(useComingEdition.getState().edition).toBe('1941');
});
