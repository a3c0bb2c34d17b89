// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useNotices } from '../../src/store/notices.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { Notices } from '../../src/ui/shell/Notices.tsx';
import { NoticesButton } from '../../src/ui/shell/NoticesButton.tsx';
import { readingTime } from '../../src/ui/shell/noticeText.ts';
import { endPhase, ownUnits, startNewGame } from './gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';
import '../familyScreens.ts';

const news = (): string => screen.getByRole('status', { name: 'What happened' }).textContent ?? '';
const refusal = (): string => screen.getByRole('alert').textContent ?? '';
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const refuse = (): void =>
  act(() => {
    useView.getState().choose(ownUnits('karelia', 'infantry'));
    useView.getState().press('japan');
  });

beforeEach(() => {
  vi.useFakeTimers();
  startNewGame();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('notices over the map', () => {
  beforeEach(() => {
    render(<Notices />);
    act(() => void endPhase());
  });

  test('fade out, longer texts later', () => {
    const time = readingTime(news(), 'news');
    expect(time).toBeGreaterThan(readingTime('', 'news'));
    wait(time - 1);
    expect(news()).not.toBe('');
    // It fades, and then it is gone.
    wait(1000);
    wait(1000);
    expect(news()).toBe('');
    // The next one appears like the first.
    act(() => {
      useView.getState().choose(ownUnits('karelia', 'infantry'));
      useView.getState().press('west-russia');
    });
    expect(news()).toContain('West Russia');
  });

  test('stay while hovered, and get their full time again', () => {
    const words = screen.getByText(/Combat move/);
    fireEvent.pointerEnter(words.parentElement as HTMLElement);
    wait(600_000);
    expect(news()).not.toBe('');
    fireEvent.pointerLeave(words.parentElement as HTMLElement);
    wait(1000);
    expect(news()).not.toBe('');
    wait(600_000);
    wait(1000);
    expect(news()).toBe('');
  });

  test('of a refusal stay while one of their buttons has the focus', () => {
    refuse();
    expect(refusal()).not.toBe('');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    wait(600_000);
    expect(refusal()).not.toBe('');
    act(() => dismiss.blur());
    wait(600_000);
    wait(1000);
    expect(refusal()).toBe('');
    expect(useGame.getState().refusal).toBeNull();
  });

  test('tell one’s own order only aloud: it is seen in the list of orders, and the next press goes to the map', () => {
    const shown = (): Element | null => screen.getByRole('status', { name: 'What happened' }).querySelector('.news');
    expect(shown()).not.toBeNull();
    act(() => {
      useView.getState().choose(ownUnits('karelia', 'infantry'));
      useView.getState().press('west-russia');
    });
    expect(news()).toContain('West Russia');
    expect(shown()).toBeNull();
  });

  test('disappear when their order is undone', () => {
    act(() => {
      useView.getState().choose(ownUnits('karelia', 'infantry'));
      useView.getState().press('west-russia');
    });
    expect(news()).toContain('West Russia');
    act(() => useGame.getState().undoOrder(useGame.getState().commands.length - 1));
    expect(news()).toBe('');
  });
});

describe('the list of notices', () => {
  beforeEach(() => vi.useRealTimers());
  const button = (): HTMLElement => screen.getByRole('button', { name: /^Notices/ });

  test('keeps what faded, newest first, with the turn; refusals with their rule', async () => {
    render(<NoticesButton />);
    expect(button().getAttribute('aria-label')).toBe('Notices');
    act(() => void endPhase());
    refuse();
    expect(button().getAttribute('aria-label')).toBe('Notices, 2 new');
    await userEvent.click(button());
    const [latest, first] = await screen.findAllByRole('listitem');
    expect(latest?.textContent).toContain('Soviet Union, round 1: combat move');
    expect(latest?.querySelector('a')?.getAttribute('href')).toContain(useGame.getState().refusal?.rule);
    expect(first?.textContent).toContain('purchase units');
    expect(button().getAttribute('aria-label')).toBe('Notices');
  });

  test('forgets undone orders and the previous game', () => {
    act(() => void endPhase());
    act(() => useView.getState().choose(ownUnits('karelia', 'infantry')));
    act(() => useView.getState().press('west-russia'));
    const kinds = (): readonly string[] => useNotices.getState().all.map(({ content }) => content.kind);
    expect(kinds()).toEqual(['news', 'news']);
    act(() => useGame.getState().undoOrder(useGame.getState().commands.length - 1));
    expect(kinds()).toEqual(['news']);
    act(() => startNewGame());
    expect(kinds()).toEqual([]);
  });

  test('keeps the latest fifty', () => {
    act(() => void endPhase());
    for (let n = 0; n < 60; n += 1) refuse();
    expect(useNotices.getState().all).toHaveLength(50);
  });
});
