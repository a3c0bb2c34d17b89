// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardPageLeave } from '../../../src/store/guardPageLeave.ts';
import { SAVED, useAutosave, type Autosave } from '../../../src/store/autosaveStore.ts';
import type { BrokenStoredGame as Broken } from '../../../src/store/openStoredGame.ts';
import { ErrorBoundary } from '../../../src/ui/ErrorBoundary.tsx';
import { BrokenGame, LossWindow } from '../../../src/ui/files/BrokenGame.tsx';
import { download } from '../../../src/ui/files/download.ts';
import { endPhase, SETUP, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

vi.mock('../../../src/ui/files/download.ts', () => ({ download: vi.fn() }));

const broken = (changes: Partial<Broken>): Broken => ({
  damage: 'cut',
  rules: null,
  playable: 1,
  total: 2,
  faults: [],
  records: { id: 'a game', game: { id: 'a game' }, commands: [], checkpoint: undefined },
  checkpoint: null,
  beside: {},
  ...changes,
});
const checkpoint = { after: 58, setup: { ...SETUP, seed: 'later' } };
const beside = { name: 'Friday', timeUsed: { axis: 5_000 } };
const notKept = { state: 'not-saved', since: Date.now(), reason: 'full' } as const;

beforeEach(() => {
  startNewGame();
  endPhase();
  useAutosave.setState(useAutosave.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  vi.mocked(download).mockClear();
});

describe('a damaged game', () => {
  test('says what is lost, offers all records as a file, and can be played on', async () => {
    useAutosave.setState({ broken: broken({}) });
    render(<LossWindow />);
    const said = screen.getByRole('dialog', { name: 'A part of the game is lost' });
    expect(said.textContent).toContain('The last of 2 steps is missing from the storage.');
    expect(said.textContent).toContain('as it stood after 1 step; 1 is lost to it.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep all that was found in a file' }));
    expect(download).toHaveBeenCalledWith('warboard-broken-game.json', expect.stringContaining('"a game"'));
    await userEvent.click(screen.getByRole('button', { name: 'Play on' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useGame.getState().commands).toHaveLength(1);
  });

  test('that only stands otherwise by mended rules is whole, and can go on from its checkpoint', () => {
    useAutosave.setState({ broken: broken({ damage: null, rules: 1, playable: 60, total: 60, checkpoint }) });
    render(<LossWindow />);
    const said = screen.getByRole('dialog', { name: 'The game stands otherwise than it did' });
    expect(said.textContent).toContain('A rule was mended since this game was played');
    expect(said.textContent).toContain('as it stands after 60 steps. All');
    expect(screen.getByRole('button', { name: /^Go on from .* after 58 steps$/ })).toBeTruthy();
  });

  test('counts in the plural too', () => {
    useAutosave.setState({ broken: broken({ damage: 'changed', playable: 40, total: 60 }) });
    render(<LossWindow />);
    const said = screen.getByRole('dialog').textContent;
    expect(said).toContain('Command 41 of 60 was changed after it was stored.');
    expect(said).toContain('as it stood after 40 steps; 20 are lost to it.');
  });

  test('continues from the latest checkpoint if that is further, with its name and clock', async () => {
    useAutosave.setState({ broken: broken({ damage: 'gap', playable: 3, total: 60, checkpoint, beside }) });
    render(<LossWindow />);
    await userEvent.click(screen.getByRole('button', { name: /^Go on from round 1, Soviet Union, .*after 58 steps$/ }));
    expect(useGame.getState()).toMatchObject({ setup: { seed: 'later' }, ...beside });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers no checkpoint that is behind the current game', () => {
    useAutosave.setState({ broken: broken({ playable: 59, total: 60, checkpoint }) });
    render(<LossWindow />);
    expect(screen.queryByRole('button', { name: /^Go on from/ })).toBeNull();
  });

  test('of which nothing can be opened is reported on the opening screen', async () => {
    useAutosave.setState({ broken: broken({ damage: 'setup-changed', playable: 0, checkpoint }) });
    render(
      <>
        <LossWindow />
        <BrokenGame />
      </>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region').textContent).toContain('Nothing of it can be played.');
    await userEvent.click(screen.getByRole('button', { name: /^Go on from round 1/ }));
    expect(useGame.getState().setup?.seed).toBe('later');
  });
});

test('leaving the page asks only while unsaved commands could be lost', () => {
  guardPageLeave(window);
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  useAutosave.setState({ saveStatus: notKept });
  expect(asks()).toBe(true);
  useAutosave.setState({ saveStatus: { ...SAVED, state: 'saving', since: Date.now() } });
  expect(asks()).toBe(true);
  useGame.setState({ readOnly: true });
  expect(asks()).toBe(false);
  useGame.setState({ readOnly: false });
  useAutosave.setState({ saveStatus: SAVED });
  expect(asks()).toBe(false);
  startNewGame();
  useAutosave.setState({ saveStatus: notKept });
  expect(asks()).toBe(false);
});

test('a file that is dropped on the page is not opened in its place, but a field for files takes it', () => {
  guardPageLeave(window);
  const isRefused = (target: Element, types: readonly string[]): boolean => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } }));
    return event.defaultPrevented;
  };
  render(<input type="file" aria-label="A file" />);
  expect(isRefused(document.body, ['Files'])).toBe(true);
  expect(isRefused(document.body, ['text/plain'])).toBe(false);
  expect(isRefused(screen.getByLabelText('A file'), ['Files'])).toBe(false);
});

test('the error screen says whether the game is saved, also when that changes, and leads out', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Failing = (): never => {
    throw new Error('no picture');
  };
  render(
    <ErrorBoundary>
      <Failing />
    </ErrorBoundary>,
  );
  const words = (): string | null => screen.getAllByRole('alert')[0]!.textContent;
  expect(words()).toContain('Every command of the game is stored.');
  act(() => useAutosave.setState({ saveStatus: notKept }));
  expect(words()).toContain('The last commands are not stored: save the game to a file');
  expect(words()).not.toContain('Every command');
  act(() => useAutosave.setState({ saveStatus: SAVED }));
  expect(words()).toContain('Every command of the game is stored.');
  // The way out for a game at which the screen fails each time; it must be stored for that.
  const setAside = vi.fn(() => Promise.reject(new Error('no storage')));
  act(() => useAutosave.setState({ autosave: { setAside } as unknown as Autosave }));
  await userEvent.click(screen.getByRole('button', { name: 'Set the game aside' }));
  expect(setAside).toHaveBeenCalledOnce();
  expect(screen.getByText('The storage does not answer. Try again in a moment.')).toBeTruthy();
  act(() => useAutosave.setState({ saveStatus: notKept }));
  expect(screen.queryByRole('button', { name: 'Set the game aside' })).toBeNull();
  silence.mockRestore();
});
