// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMapInset } from '../../src/store/mapInset.ts';
import { useView } from '../../src/store/viewStore.ts';
import { beside } from '../../src/ui/spaces/beside.ts';
import { HoverCard } from '../../src/ui/spaces/HoverCard.tsx';
import { sitDown } from '../store/table.ts';

const ROOM = { width: 1000, height: 600 };
const CARD = { width: 300, height: 200 };
const box = (left: number, top: number) => ({ left, top, width: 60, height: 40 });

describe('a card beside a box', () => {
  test('stands to its right, level with it', () => {
    expect(beside(box(400, 280), CARD, ROOM)).toEqual({ left: 470, top: 200 });
  });

  test('stands left, below or above where there is no room to the right', () => {
    expect(beside(box(800, 280), CARD, ROOM)).toEqual({ left: 490, top: 200 });
    const narrow = { width: 420, height: 600 };
    expect(beside(box(180, 20), CARD, narrow)).toEqual({ left: 60, top: 70 });
    expect(beside(box(180, 500), CARD, narrow)).toEqual({ left: 60, top: 290 });
  });

  test('keeps in the room at its edges, and where it fits nowhere', () => {
    expect(beside(box(100, 0), CARD, ROOM).top).toBe(10);
    expect(beside(box(100, 560), CARD, ROOM).top).toBe(390);
    expect(beside(box(150, 100), CARD, { width: 320, height: 220 })).toEqual({ left: 10, top: 10 });
  });
});

describe('the inset of a space of which the map shows totals', () => {
  const card = (): Element | null => document.querySelector('.hover-card');
  const isInset = (): boolean => card()?.classList.contains('hover-card--inset') ?? false;
  const wait = (): void => act(() => void vi.advanceTimersByTime(400));
  const map = (): HTMLElement => document.querySelector('canvas') as HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    sitDown();
    useMapInset.setState({ totalled: { space: 'germany', ...box(100, 100) } });
    render(
      <div>
        <canvas />
        <HoverCard />
      </div>,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  test('opens when the pointer rests there and closes when it leaves', () => {
    fireEvent.pointerMove(map(), { pointerType: 'mouse' });
    act(() => useView.getState().hover('germany'));
    wait();
    expect(isInset()).toBe(true);
    expect(card()?.textContent).toMatch(/Germany.*infantry/);
    act(() => useView.getState().hover('karelia'));
    wait();
    expect(isInset()).toBe(false);
    expect(card()?.textContent).toContain('Karelia');
    act(() => useView.getState().hover(null));
    wait();
    expect(card()).toBeNull();
  });

  test('leaves the space in focus to its panel, and closes while the map moves', () => {
    fireEvent.pointerMove(map(), { pointerType: 'mouse' });
    act(() => useView.getState().hover('germany'));
    wait();
    act(() => useView.getState().focus('germany'));
    expect(card()).toBeNull();
    act(() => useView.getState().focus('karelia'));
    expect(isInset()).toBe(true);
    act(() => useMapInset.setState({ totalled: null }));
    expect(isInset()).toBe(false);
  });
});
