import { expect, test } from 'vitest';
import { framesDrawn, frameTimes, longestTask, type TraceEvent } from '../../src/scripts/bench/trace.ts';

const MAIN: TraceEvent = { name: 'thread_name', ph: 'M', pid: 1, tid: 7, ts: 0, args: { name: 'CrRendererMain' } };

/** An event of the main thread, in milliseconds; half of its duration is processor time. */
const event = (name: string, from: number, to: number, tid = 7): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: from * 1000,
  dur: (to - from) * 1000,
  tdur: (to - from) * 500,
});

test('a frame includes its callback and everything since the frame before', () => {
  const events = [
    MAIN,
    event('EventDispatch', 0, 4),
    event('FireAnimationFrame', 5, 7),
    event('EventDispatch', 8, 10),
    event('UpdateLayoutTree', 10, 12),
    event('FireAnimationFrame', 20, 26),
  ];
  expect(frameTimes(events)).toEqual([3, 5]);
  expect(framesDrawn(events)).toBe(2);
});

test('nested work counts once', () => {
  const events = [
    MAIN,
    event('FunctionCall', 1, 3),
    event('EventDispatch', 0, 4),
    event('FireAnimationFrame', 5, 9),
    event('FunctionCall', 6, 8),
  ];
  expect(frameTimes(events)).toEqual([4]);
});

test('other threads and other names do not count', () => {
  const events = [
    MAIN,
    event('FireAnimationFrame', 0, 4, 8),
    event('Commit', 5, 9),
    event('FireAnimationFrame', 10, 12),
  ];
  expect(frameTimes(events)).toEqual([1]);
});

test('several callbacks of one frame count as one frame', () => {
  const task = event('ThreadControllerImpl::RunTask', 4, 10);
  const events = [
    MAIN,
    event('EventDispatch', 0, 2),
    task,
    event('FireAnimationFrame', 4, 6),
    event('FireAnimationFrame', 6, 8),
    event('Layout', 8, 10),
    event('FireAnimationFrame', 12, 14),
  ];
  expect(frameTimes(events)).toEqual([4, 1]);
});

test('the longest task after a mark, as a whole and without waiting', () => {
  const task = (from: number, to: number, own: number, tid = 7): TraceEvent => ({
    ...event('ThreadControllerImpl::RunTask', from, to, tid),
    tdur: own * 1000,
  });
  const events = [
    MAIN,
    { ...MAIN, name: 'first-map', ph: 'I', ts: 50_000 },
    task(0, 40, 40),
    // The task that makes the mark belongs to the time before it.
    task(45, 90, 40),
    task(100, 200, 10),
    task(200, 230, 30),
    task(240, 400, 100, 8),
  ];
  expect(longestTask(events, 'first-map', 'all')).toBe(100);
  expect(longestTask(events, 'first-map', 'own work')).toBe(30);
  expect(longestTask([MAIN, task(0, 40, 40)], 'first-map', 'all')).toBe(0);
});
