// @vitest-environment happy-dom
import '../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { threatsAnswered, type ThreatQuestion } from '../../src/games/axis-allies/odds/threats/index.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { analyseGame } from '../../src/store/lab/openStudy.ts';
import { closeLab } from '../../src/store/lab/openLab.ts';
import { useThreats } from '../../src/games/axis-allies/store/odds/threats.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../src/ui/App.tsx';
import { useLabView } from '../../src/ui/lab/labView.ts';
import './loadParts.ts';
import { startNewGame } from '../store/gameSupport.ts';
import { EmptyWorldPicture } from './emptyWorldPicture.ts';

/** Threats are reckoned at once instead of in a worker. */
vi.mock('../../src/games/axis-allies/store/odds/workerOffice.ts', () => ({
  workerOffice: () => ({ answer: () => new Promise(() => {}), close: () => {} }),
  threatOffice: () => ({ answer: async (question: ThreatQuestion) => threatsAnswered(question), close: () => {} }),
}));

const LOADING = { timeout: 20_000 };
const PANELS = ['Tree of the lab', 'Threats', 'List of spaces', 'Two positions compared'];

/** The panels over the map that are seen. */
const seen = (): readonly string[] => PANELS.filter((name) => screen.queryByRole('region', { name })?.hidden === false);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

async function openLab(width: number, height: number): Promise<void> {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
  useAutosave.setState({ isLoading: false, broken: null });
  useThreats.setState(useThreats.getInitialState(), true);
  startNewGame();
  useLabView.setState({ isTreeOpen: true });
  render(<App map={null} World={EmptyWorldPicture} />);
  await act(() => analyseGame('Game'));
  await waitFor(() => expect(screen.getByRole('tree')).toBeTruthy(), LOADING);
}

afterEach(() => {
  act(closeLab);
  cleanup();
});

describe('over the map of a narrow window', () => {
  beforeEach(() => openLab(390, 844));

  test('one panel is seen at a time, and each can be called by its button', async () => {
    expect(seen()).toEqual(['Tree of the lab']);
    await press('Threats on the map');
    await waitFor(() => expect(seen()).toEqual(['Threats']), LOADING);
    expect(screen.getByRole('button', { name: 'Tree' }).getAttribute('aria-expanded')).toBe('false');
    await press('Tree');
    expect(seen()).toEqual(['Tree of the lab']);
    await press('Threats on the map');
    expect(seen()).toEqual(['Threats']);
    await press('Show no threats on the map');
    expect(seen()).toEqual(['Tree of the lab']);
    await press('Spaces');
    expect(seen()).toEqual(['List of spaces']);
    await press('Tree');
    expect(seen()).toEqual(['Tree of the lab']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tree' }));
  });

  test('the tree gives way to the details of a space, and takes their place', async () => {
    act(() => useView.getState().openFacts('karelia'));
    expect(seen()).toEqual([]);
    expect(screen.getByRole('region', { name: 'About Karelia' })).toBeTruthy();
    await press('Tree');
    expect(seen()).toEqual(['Tree of the lab']);
    expect(useView.getState().showsFacts).toBe(false);
  });
});

test('over the map of a wide window there is one panel at each side', async () => {
  await openLab(1600, 900);
  await press('Threats on the map');
  await waitFor(() => expect(seen()).toEqual(['Tree of the lab', 'Threats']), LOADING);
  await press('Spaces');
  expect(seen()).toEqual(['Threats', 'List of spaces']);
  await press('Close the list of spaces');
  expect(seen()).toEqual(['Tree of the lab', 'Threats']);
  act(() => useView.getState().openFacts('karelia'));
  expect(seen()).toEqual(['Tree of the lab', 'Threats']);
});

test('with less room a panel at one side gives way to one at the other', async () => {
  await openLab(1280, 720);
  await press('Threats on the map');
  await waitFor(() => expect(seen()).toEqual(['Threats']), LOADING);
  expect(screen.getByRole('button', { name: 'Tree' }).getAttribute('aria-expanded')).toBe('false');
  await press('Tree');
  expect(seen()).toEqual(['Tree of the lab']);
});

test.each([
  [1600, ['Tree of the lab', 'Two positions compared']],
  [1280, ['Two positions compared']],
  [1024, ['Two positions compared']],
])('the comparison leaves the map beside it in view at a width of %i', async (width, panels) => {
  await openLab(width, 768);
  await press('Compare with another position');
  await waitFor(() => expect(seen()).toEqual(panels), LOADING);
  await press('Close the comparison');
  expect(seen()).toEqual(['Tree of the lab']);
  const opener = screen.getByRole('button', { name: 'Compare with another position' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
