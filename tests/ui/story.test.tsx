// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as History from '../../src/games/axis-allies/history/index.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { useSettings } from '../../src/store/settings.ts';
import { App } from '../../src/ui/App.tsx';
import { WarStory } from '../../src/games/axis-allies/ui/pages.tsx';
import { currentGame, endPhase, startNewGame } from '../store/gameSupport.ts';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';
import './loadParts.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const failing = vi.hoisted(() => ({ isOn: false }));
vi.mock('../../src/games/axis-allies/history/index.ts', async (original) => {
  const real = await original<typeof History>();
  return {
    ...real,
    *warRecord(...of: Parameters<typeof real.warRecord>) {
      if (failing.isOn) throw new Error('a fault of the program');
      return yield* real.warRecord(...of);
    },
  };
});

beforeAll(async () => void (await WarStory.load()));
beforeEach(() => {
  useAutosave.setState({ ...useAutosave.getInitialState(), isLoading: false }, true);
  useSettings.getState().set({ handover: 'never' });
  startNewGame();
  const { power } = currentGame();
  while (currentGame().power === power) endPhase();
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const show = (): void => {
  window.location.hash = '#/story';
  render(<App map={null} World={EmptyWorldPicture} />);
};

test('the story of a war is told on one page, before it is over too', async () => {
  show();
  const story = within(await screen.findByRole('main', { name: 'The story of the war' }));
  expect(await story.findByRole('heading', { name: 'The war in round 1' })).toBeTruthy();
  expect(story.getByText(/Production: the Axis 21 and the Allies 36\./)).toBeTruthy();
  expect(within(story.getByRole('table')).getByRole('row', { name: /Soviet Union Ada 7 → 7/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play on' })).toBeNull();
});

test('if the program fails at telling it, the page says so, and can try again', async () => {
  failing.isOn = true;
  show();
  expect(await screen.findByText(/^The war could not be told/)).toBeTruthy();
  failing.isOn = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The war in round 1' })).toBeTruthy();
});

test('the end of a game leads to its story', async () => {
  act(() => {
    const { timeline, setup } = useGame.getState();
    const state = { ...timeline!.state, outcome: { winner: 'axis' as const, held: ['russia', 'united-kingdom'] } };
    useGame.getState().loadGame({ setup: setup!, timeline: { ...timeline!, state } });
  });
  render(<App map={null} World={EmptyWorldPicture} />);
  expect((await screen.findByRole('link', { name: 'The story of the war' })).getAttribute('href')).toBe('#/story');
});
