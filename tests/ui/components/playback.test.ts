// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAYING_SPEEDS, usePlayback } from '../../../src/ui/components/TimeControls.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LAST = 5;
const REST = 2;

function useStory(start: number, playsAtOnce = false) {
  const [at, setAt] = useState(start);
  return { at, ...usePlayback(at, LAST, setAt, { rests: at === REST, playsAtOnce }) };
}
const wait = (steps: number): void => {
  for (let i = 0; i < steps; i++) act(() => vi.advanceTimersByTime(PLAYING_SPEEDS.usual));
};

describe('playing a story', () => {
  test('stops at a rest, and goes on from there when it is asked to', () => {
    const { result } = renderHook(() => useStory(0));
    act(() => result.current.play('on'));
    wait(REST);
    expect(result.current).toMatchObject({ at: REST, isPlaying: true });
    wait(1);
    expect(result.current).toMatchObject({ at: REST, isPlaying: false });
    act(() => result.current.play('on'));
    wait(LAST - REST + 1);
    expect(result.current).toMatchObject({ at: LAST, isPlaying: false });
  });

  test('begins by itself if it is to', () => {
    const { result } = renderHook(() => useStory(0, true));
    wait(1);
    expect(result.current).toMatchObject({ at: 1, isPlaying: true });
  });

  test('stops at the beginning when it is played backwards', () => {
    const { result } = renderHook(() => useStory(1));
    act(() => result.current.play('back'));
    expect(result.current.isBackwards).toBe(true);
    wait(2);
    expect(result.current).toMatchObject({ at: 0, isPlaying: false });
  });
});
