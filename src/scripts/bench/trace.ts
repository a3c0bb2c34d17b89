/** One event of a browser's trace; times in microseconds. `tdur` is the thread's own processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

/** The trace categories that are needed; the last one has the page's own marks. */
export const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

const CALLBACK = 'FireAnimationFrame';
const TASK = 'ThreadControllerImpl::RunTask';

/** The page's own work: event handlers, frame callbacks, timers, style and layout. */
const WORK = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'FunctionCall',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
]);

/** Finished events of the page's main thread, in order of their start. */
export function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent): boolean => main.some((thread) => thread.pid === pid && thread.tid === tid);
  return events
    .filter((event) => event.ph === 'X' && isMain(event))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** The work events that are not nested in others: what a handler calls is counted with it. */
function outermostWork(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let until = -Infinity;
  return events.filter((event) => {
    if (!WORK.has(event.name) || event.ts < until) return false;
    until = endOf(event);
    return true;
  });
}

/**
 * Milliseconds of script, style and layout for each frame: from the end of the task with one frame's callbacks to the
 * end of the next one's, in processor time of the main thread. Software rendering runs in another process; waiting for
 * it or for a processor does not count.
 */
export function frameTimes(events: readonly TraceEvent[]): readonly number[] {
  const thread = mainThread(events);
  const tasks = thread.filter(({ name }) => name === TASK);
  const frames: number[] = [];
  let sum = 0;
  let frame: TraceEvent | null = null;
  let next = 0;
  for (const work of outermostWork(thread)) {
    while (next < tasks.length && endOf(tasks[next] ?? work) <= work.ts) next++;
    const task = tasks[next];
    const place = task !== undefined && task.ts <= work.ts ? task : work;
    if (frame !== null && frame !== place) {
      frames.push(sum);
      sum = 0;
      frame = null;
    }
    sum += (work.tdur ?? 0) / 1000;
    // One frame may run several callbacks.
    if (work.name === CALLBACK) frame = place;
  }
  return frame === null ? frames : [...frames, sum];
}

/**
 * Milliseconds of the longest of the main thread's tasks that began after the page made this mark: from its begin to
 * its end, or only what the thread itself worked, without waiting for software rendering, shaders or a processor.
 */
export function longestTask(events: readonly TraceEvent[], mark: string, counted: 'all' | 'own work'): number {
  const after = Math.min(...events.filter(({ name }) => name === mark).map(({ ts }) => ts));
  const tasks = mainThread(events).filter(({ name, ts }) => name === TASK && ts > after);
  return Math.max(0, ...tasks.map(({ dur = 0, tdur = 0 }) => (counted === 'all' ? dur : tdur) / 1000));
}

/** How many frames the page drew. */
export const framesDrawn = (events: readonly TraceEvent[]): number =>
  mainThread(events).filter(({ name }) => name === CALLBACK).length;

/**
 * Milliseconds of script, style and layout, as in `frameTimes`, between each two marks that the page made with
 * `console.timeStamp(mark)`. Timers do not count: what waits for one is not needed for the frame.
 */
export function timesBetween(events: readonly TraceEvent[], mark: string): readonly number[] {
  const marks = events
    .filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === mark)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const times = marks.slice(1).map(() => 0);
  for (const { name, ts, tdur = 0 } of outermostWork(mainThread(events))) {
    if (name === 'TimerFire') continue;
    const step = marks.findLastIndex((begin) => begin <= ts);
    if (step in times) times[step] = (times[step] ?? 0) + tdur / 1000;
  }
  return times;
}
