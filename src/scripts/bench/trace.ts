/** One event of a browser's trace; times in microseconds. `tdur` is the thread's own processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the browser's tracing must be asked for. */
export const CATEGORIES = ['devtools.timeline', 'toplevel'];

/** The page's own work: its handlers, its frame callbacks and timers, style and layout. */
const WORK = new Set(['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'FunctionCall', 'RunMicrotasks', 'UpdateLayoutTree', 'Layout', 'PrePaint']);

/** Finished events of the page's main thread, in the order in which they began. */
export function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent): boolean => main.some((thread) => thread.pid === pid && thread.tid === tid);
  return events.filter((event) => event.ph === 'X' && isMain(event)).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Of the page's work, that which lies in no other: what a handler calls is counted with it. */
function outermostWork(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let until = -Infinity;
  return events.filter((event) => {
    if (!WORK.has(event.name) || event.ts < until) return false;
    until = endOf(event);
    return true;
  });
}

/**
 * Milliseconds of script, style and layout for each frame drawn: everything from the end of one frame's callback to the end of the
 * next one's, in the main thread's own processor time. Drawing in software runs in another process, and
 * time spent waiting for it or for a processor does not count.
 */
export function frameTimes(events: readonly TraceEvent[]): readonly number[] {
  const frames: number[] = [];
  let sum = 0;
  for (const { name, tdur = 0 } of outermostWork(mainThread(events))) {
    sum += tdur / 1000;
    if (name !== 'FireAnimationFrame') continue;
    frames.push(sum);
    sum = 0;
  }
  return frames;
}

/** How many frames the page drew. */
export const framesDrawn = (events: readonly TraceEvent[]): number => mainThread(events).filter(({ name }) => name === 'FireAnimationFrame').length;
