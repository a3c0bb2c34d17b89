// @vitest-environment happy-dom
import '../loadParts.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClockRule } from '../../../src/saves/schema.ts';
import { useClock } from '../../../src/store/runClock.ts';
import { useHandover } from '../../../src/store/handover.ts';
import { closeTakebacks, openTakebacks } from '../../../src/store/takebackStore.ts';
import { closeLab, openLab } from '../../../src/store/lab/openLab.ts';
import { RunningClock } from '../../../src/ui/clock/RunningClock.tsx';
import { NewGame } from '../../../src/ui/newgame/NewGame.tsx';
import { SaidNote } from '../../../src/ui/tableMode/SaidNote.tsx';
import { editionOf } from '../../../src/engine/axis-allies/index.ts';
import { currentGame, endPhase, SETUP, startNewGame } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const SIDE: ClockRule = { kind: 'side', seconds: 120 };
const clock = (): HTMLElement => screen.getByRole('button', { name: /Pause$/ });
const shown = (): string | null | undefined => clock().parentElement?.querySelector('.clock__time')?.textContent;
const pass = (seconds: number): void => {
  for (let i = 0; i < seconds * 4; i += 1) act(() => void vi.advanceTimersByTime(250));
};
const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

function open(rule: ClockRule = SIDE): void {
  startNewGame({ ...SETUP, agreed: { takebacks: 'ask', clock: rule } });
  useClock.setState(useClock.getInitialState(), true);
  render(<RunningClock rule={rule} />);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('runs for who has to decide, and is written into the game every few seconds', () => {
  open();
  pass(10);
  expect([shown(), clock().textContent]).toEqual(['1:50', 'Allies']);
  expect(useGame.getState().timeUsed['allies']).toBeGreaterThan(7_000);
  act(() => {
    while (currentGame().power === 'soviet-union') endPhase();
    useHandover.setState({ ended: null });
  });
  pass(5);
  expect([shown(), clock().textContent]).toEqual(['1:55', 'Axis']);
  expect(useGame.getState().timeUsed['allies']).toBe(10_000);
});

test('waits by hand, by its key, and by itself while nobody can be expected to play', () => {
  open();
  pass(2);
  fireEvent.click(clock());
  pass(5);
  expect([shown(), clock().textContent]).toEqual(['1:58', 'paused']);
  expect(clock().getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(document.body, { key: 'p' });
  pass(2);
  expect([shown(), clock().textContent]).toEqual(['1:56', 'Allies']);
  const waits: readonly (readonly [() => void, () => void])[] = [
    [() => setHidden(true), () => setHidden(false)],
    [openTakebacks, closeTakebacks],
    [() => useGame.setState({ inGame: false }), () => useGame.setState({ inGame: true })],
    [() => useGame.setState({ isLab: true }), () => useGame.setState({ isLab: false })],
  ];
  for (const [wait, goOn] of waits) {
    act(wait);
    pass(3);
    act(goOn);
  }
  expect([shown(), clock().textContent]).toEqual(['1:56', 'Allies']);
  expect(useGame.getState().timeUsed).toEqual({ allies: 4_000 });
});

test('stands still while another page is open or the lab has the table, and says so', () => {
  open();
  render(<SaidNote />);
  const said = () => screen.getByRole('status', { name: 'About the page' }).textContent;
  const at = (address: string): void => {
    window.location.hash = address;
    act(() => void window.dispatchEvent(new Event('hashchange')));
  };
  pass(1);
  for (const page of ['#/rules/1941', '#/how-to-play', '#/war', '#/editor', '#/atlas/karelia']) {
    at(page);
    pass(5);
    expect([page, said()]).toEqual([page, 'The clock stands still until you are back at the table.']);
    at('#/');
    pass(1);
    expect(said()).toBe('The clock goes on.');
  }
  expect([shown(), clock().textContent]).toEqual(['1:54', 'Allies']);
  act(() => openLab({ setup: SETUP, start: currentGame(), commands: [], title: 'A question' }));
  pass(5);
  expect(screen.queryByRole('button', { name: /Pause$/ })).toBeNull();
  expect(said()).toMatch(/stands still/);
  act(closeLab);
  pass(1);
  expect([shown(), clock().textContent]).toEqual(['1:53', 'Allies']);
});

test('its key works on the map with Shift, where letters go to spaces', () => {
  open();
  render(<div className="world-map__canvas" data-testid="map" />);
  const onMap = { key: 'P', shiftKey: true };
  fireEvent.keyDown(screen.getByTestId('map'), { key: 'p' });
  expect(useClock.getState().isPaused).toBe(false);
  fireEvent.keyDown(screen.getByTestId('map'), onMap);
  expect(useClock.getState().isPaused).toBe(true);
  fireEvent.keyDown(screen.getByTestId('map'), onMap);
  expect(useClock.getState().isPaused).toBe(false);
});

test('says few marks, and its end, after which it only counts on', () => {
  open();
  pass(59);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('Allies: 1 minute left.');
  pass(70);
  expect([shown(), clock().textContent]).toEqual(['+0:10', 'time is over']);
  expect(screen.getByRole('status').textContent).toMatch(/time of the Allies is over/);
  expect(useClock.getState().ends).toBe(1);
  expect(endPhase()).toBe(true);
});

test('does not count the sleep of the computer, nor the time of one game in another', () => {
  open();
  pass(2);
  const awake = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => awake() + 3_600_000);
  pass(1);
  expect([shown(), clock().textContent]).toEqual(['1:58', 'Allies']);
  act(() => void useGame.getState().newGame({ ...SETUP, seed: 'another', agreed: { takebacks: 'ask', clock: SIDE } }));
  expect(useGame.getState().timeUsed).toEqual({});
  pass(1);
  expect([shown(), clock().textContent]).toEqual(['1:59', 'Allies']);
});

test('is agreed among the options of a new game', () => {
  useGame.setState(useGame.getInitialState(), true);
  render(<NewGame edition={editionOf('1941')} onTryAgain={null} />);
  fireEvent.click(screen.getByRole('radio', { name: /^For each turn/ }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Minutes for each turn' }), { target: { value: '20' } });
  expect(screen.getByText(/20 minutes for each turn/)).toBeTruthy();
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '0' } });
  fireEvent.blur(screen.getByRole('spinbutton'));
  fireEvent.click(screen.getByRole('button', { name: 'Begin the game' }));
  expect(useGame.getState().setup?.agreed).toEqual({ takebacks: 'ask', clock: { kind: 'turn', seconds: 1_200 } });
});
