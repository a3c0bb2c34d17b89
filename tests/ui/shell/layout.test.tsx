// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { App } from '../../../src/ui/App.tsx';
import { layoutOf } from '../../../src/ui/shell/layout.ts';
import { nearestSize, nextSize } from '../../../src/ui/shell/sheet.ts';
import { useAutosave } from '../../../src/store/autosaveStore.ts';
import { endPhase, startNewGame } from '../../store/gameSupport.ts';
import { EmptyWorldPicture } from '../emptyWorldPicture.ts';
import '../loadParts.ts';

function windowOf(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
}

describe('the layout of the panel', () => {
  test.each([
    [1280, 720, 'side'],
    [1024, 768, 'side'],
    [1920, 1080, 'side'],
    [3840, 2160, 'side'],
    [1180, 820, 'side'],
    [820, 1180, 'sheet'],
    [390, 844, 'sheet'],
    [844, 390, 'short'],
    // 1280×720 at 200 %
    [640, 360, 'short'],
    // 390×844 with the on-screen keyboard open
    [390, 440, 'sheet'],
  ] as const)('%i×%i: %s', (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });
});

test('a sheet has three sizes and snaps to the nearest', () => {
  expect([nextSize('peek', 1), nextSize('half', 1), nextSize('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([nextSize('full', -1), nextSize('peek', -1)]).toEqual(['half', 'peek']);
  expect([nearestSize(0.1), nearestSize(0.5), nearestSize(0.9), nearestSize(-1), nearestSize(2)]).toEqual([
    'peek',
    'half',
    'full',
    'peek',
    'full',
  ]);
});

describe('in a narrow window', () => {
  const panel = (): HTMLElement => screen.getByRole('complementary');
  const size = (): string | undefined => panel().dataset['size'];
  const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => {
    windowOf(390, 844);
    useAutosave.setState({ isLoading: false, broken: null });
    startNewGame();
    render(<App map={null} World={EmptyWorldPicture} />);
  });
  afterEach(() => {
    cleanup();
    windowOf(1024, 768);
  });

  test('the bar shows the current phase, and all of them on a press', async () => {
    expect(screen.queryByRole('list', { name: 'Phases of the turn' })).toBeNull();
    await press('Purchase units, phase 1 of 6');
    const phases = await screen.findByRole('list', { name: 'Phases of the turn' });
    expect(within(phases).getAllByRole('listitem')).toHaveLength(6);
  });

  test('the bar shows one treasury, and all of them on a press', async () => {
    expect(screen.queryByRole('list', { name: 'Treasuries' })).toBeNull();
    await press('7 IPCs: show all treasuries');
    const treasuries = await screen.findByRole('list', { name: 'Treasuries' });
    expect(within(treasuries).getAllByRole('listitem')).toHaveLength(5);
  });

  test('the panel is resized by buttons', async () => {
    expect(size()).toBe('half');
    await press('Draw the panel down');
    expect(size()).toBe('peek');
    expect(screen.getByRole('button', { name: 'Draw the panel down' })).toHaveProperty('disabled', true);
    await press('Draw the panel up');
    await press('Draw the panel up');
    expect(size()).toBe('full');
  });

  test('the panel is dragged by its head, and a tap does nothing', () => {
    const head = panel().querySelector('.panel__head') as HTMLElement;
    const map = document.querySelector('.shell__map') as HTMLElement;
    Object.defineProperty(map, 'clientHeight', { value: 800 });
    Object.defineProperty(panel(), 'offsetHeight', { value: 400 });
    head.setPointerCapture = () => undefined;
    fireEvent.pointerDown(head, { clientY: 500 });
    fireEvent.pointerUp(head, { clientY: 500 });
    expect(size()).toBe('half');
    fireEvent.pointerDown(head, { clientY: 500 });
    fireEvent.pointerMove(head, { clientY: 200 });
    expect(panel().style.height).toBe('700px');
    fireEvent.pointerUp(head, { clientY: 200 });
    expect(size()).toBe('full');
    expect(panel().style.height).toBe('');
  });

  test('the panel rises for new content, and shrinks when the map shows something', async () => {
    await press('Draw the panel down');
    act(() => useView.getState().focus('karelia'));
    expect(size()).toBe('half');
    await press('Draw the panel down');
    act(() => void endPhase());
    expect(size()).toBe('half');
    await press('Draw the panel up');
    act(() => useMapCamera.getState().show({ kind: 'whole' }));
    expect(size()).toBe('half');
  });
});
