// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noteNode } from '../../../src/store/lab/editLab.ts';
import { useLab } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { testOpening } from '../../../src/store/lab/openStudy.ts';
import { toStudyFile, packedStudy } from '../../../src/store/lab/studyFile.ts';
import { LabTree } from '../../../src/ui/lab/LabTree.tsx';
import { OpeningLink } from '../../../src/ui/lab/link/OpeningLink.tsx';
import { addressOf } from '../../../src/ui/address/address.ts';
import { SETUP, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const LOADING = { timeout: 20_000 };
const packedIn = (link: string): string => {
  const address = addressOf(new URL(link).hash);
  return address.place === 'study' ? address.packed : '';
};
const open = (): void => {
  testOpening('1941', 'Opening');
  useGame.getState().dispatch({ type: 'purchase', units: { tank: 1 } });
};

let games = 0;
beforeEach(() => {
  window.innerWidth = 1280;
  window.innerHeight = 720;
  window.location.hash = '#/';
  startNewGame({ ...SETUP, seed: `link ${(games += 1)}` });
});
afterEach(() => {
  act(closeLab);
  cleanup();
});

async function linkShown(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: 'Copy a link to this study' }));
  return (await screen.findByLabelText<HTMLInputElement>('Link to the study', {}, LOADING)).value;
}

test('a study is copied as a link, which opens it again and leaves the address', async () => {
  open();
  render(<LabTree />);
  const link = await linkShown();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(await screen.findByText('Copied.')).toBeTruthy();
  act(closeLab);
  cleanup();
  window.location.hash = new URL(link).hash;
  render(<OpeningLink packed={packedIn(link)} />);
  await waitFor(() => expect(useLab.getState().title).toBe('Opening'), LOADING);
  expect(useGame.getState().commands).toHaveLength(1);
  expect(useGame.getState().aside?.commands).toEqual([]);
  await waitFor(() => expect(window.location.hash).toBe('#/'));
});

test('where the browser does not let it be copied, it can be copied by hand', async () => {
  open();
  render(<LabTree />);
  await linkShown();
  const denied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/copy it by hand/)).toBeTruthy();
  denied.mockRestore();
});

test('a study too long for a link says so, and offers the file', async () => {
  open();
  useGame.getState().dispatch({ type: 'end-phase' });
  let noise = 1;
  const letter = (): string => String.fromCharCode(33 + ((noise = (noise * 48_271) % 2_147_483_647) % 90));
  for (const id of [0, 1, 2]) noteNode(id, 'comment', { comment: Array.from({ length: 3_900 }, letter).join('') });
  render(<LabTree />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy a link to this study' }));
  expect(await screen.findByText(/too long for a link: it would have [\d,]+ letters/, {}, LOADING)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save it to a file' })).toBeTruthy();
  expect(screen.queryByLabelText('Link to the study')).toBeNull();
});

test('a broken link lists what is wrong, and nothing is changed', async () => {
  window.location.hash = '#/study/abc';
  const before = { ...useGame.getState() };
  render(<OpeningLink packed="abc" />);
  expect(await screen.findByText(/the link is damaged/, {}, LOADING)).toBeTruthy();
  expect({ ...useGame.getState() }).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.hash).toBe('#/');
});

test('a link does not take the place of a study that this browser cannot keep', async () => {
  open();
  const packed = await packedStudy(toStudyFile('Another', useLab.getState().history.now, new Date(0)));
  act(() => useLab.setState({ keeping: 'failed' }));
  render(<OpeningLink packed={packed} />);
  expect(await screen.findByText(/save that one to a file first/, {}, LOADING)).toBeTruthy();
  expect(useLab.getState().title).toBe('Opening');
});
