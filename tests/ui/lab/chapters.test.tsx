// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { undoEdit } from '../../../src/store/lab/editLab.ts';
import { useLab } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { testOpening } from '../../../src/store/lab/openStudy.ts';
import { toStudyFile } from '../../../src/store/lab/studyFile.ts';
import { LabTree } from '../../../src/ui/lab/LabTree.tsx';
import { SETUP, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const TANK = { type: 'purchase', units: { tank: 1 } } as const;
const chapters = (): HTMLElement => screen.getByRole('region', { name: 'Chapters' });
const listed = (): readonly string[] =>
  within(within(chapters()).getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
const moves = (): readonly (string | null)[] =>
  screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'));
const choose = async (menu: string, item: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

let games = 0;
beforeEach(() => {
  window.innerWidth = 1280;
  window.innerHeight = 720;
  startNewGame({ ...SETUP, seed: `chapters ${(games += 1)}` });
  testOpening('1941', 'Opening');
  render(<LabTree />);
});
afterEach(() => {
  act(closeLab);
  cleanup();
});

test('a study of one chapter shows its place alone; another is added and shown with its own tree', async () => {
  expect(within(chapters()).getByRole('button', { name: 'Chapter 1 of 1' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  act(() => void useGame.getState().dispatch(TANK));
  expect(moves()).toHaveLength(2);
  await choose('Add a chapter', 'From the set-up');
  expect(listed()).toEqual(['1 Chapter 1', '2 Chapter 2']);
  expect(moves()).toEqual(['Round 1, Soviet Union: purchase units']);
  act(() => void useGame.getState().dispatch({ type: 'end-phase' }));
  await choose('Add a chapter', 'From the position shown');
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(listed()[2]).toBe('3 Round 1, Soviet Union: combat move');
  expect(moves()).toEqual(['Round 1, Soviet Union: combat move']);
  await userEvent.click(within(chapters()).getByRole('button', { name: '1 Chapter 1' }));
  expect(moves()[1]).toBe('Buy a tank');
});

test('a chapter is renamed, moved and deleted, and undo brings it back', async () => {
  await choose('Add a chapter', 'From the set-up');
  await choose('This chapter', 'Rename it');
  const field = screen.getByRole('textbox', { name: 'Name of the chapter' });
  await userEvent.clear(field);
  await userEvent.type(field, 'The south{Enter}');
  expect(listed()).toEqual(['1 Chapter 1', '2 The south']);
  await choose('This chapter', 'Move it up');
  expect(listed()).toEqual(['1 The south', '2 Chapter 2']);
  await choose('This chapter', 'Delete it');
  expect(within(chapters()).getByRole('button', { name: 'Chapter 1 of 1' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'This chapter' }));
  expect((await screen.findByRole('menuitem', { name: 'Delete it' })).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  act(undoEdit);
  expect(listed()).toEqual(['1 The south', '2 Chapter 2']);
});

test('arrow keys walk through the chapters, and Enter opens one', async () => {
  await choose('Add a chapter', 'From the set-up');
  await choose('Add a chapter', 'From the set-up');
  const current = (): string | null | undefined => chapters().querySelector('[aria-current=true]')?.textContent;
  act(() => within(chapters()).getByRole('button', { name: '3 Chapter 3' }).focus());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(current()).toBe('1 Chapter 1');
  await userEvent.keyboard('{End}{Enter}');
  expect(current()).toBe('3 Chapter 3');
});

test('a file adds its chapters, and a wrong one is refused with a list', async () => {
  act(() => void useGame.getState().dispatch(TANK));
  const study = JSON.stringify(toStudyFile('Opening', useLab.getState().history.now, new Date(0)));
  const upload = (text: string): Promise<void> =>
    userEvent.upload(screen.getByLabelText('File for a chapter'), new File([text], 'mine.json'));
  await upload(study);
  await waitFor(() => expect(listed()).toEqual(['1 Chapter 1', '2 Chapter 2']));
  await upload(study.replace('"tank":1', '"tank":99'));
  expect(await screen.findByText('chapters[0].nodes[0]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(listed()).toHaveLength(2);
});

test('the start has a name and a comment of its own', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Name, comment' }));
  await userEvent.type(screen.getByLabelText('Comment (Markdown)'), 'Where all begins.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(moves()).toEqual(['Round 1, Soviet Union: purchase units, Where all begins.']);
  await choose('Add a chapter', 'From the set-up');
  expect(moves()).toEqual(['Round 1, Soviet Union: purchase units']);
});
