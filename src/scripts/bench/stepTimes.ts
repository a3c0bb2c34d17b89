import type { Browser, Page } from 'playwright';
import { traceDuring } from './mapGestures.ts';
import { timesBetween } from './trace.ts';

const MARK = 'step';

/** Milliseconds of work of each step with the frame that shows it; rendering in software does not count. */
export async function stepTimes(
  browser: Browser,
  page: Page,
  steps: number,
  step: (step: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const trace = await traceDuring(browser, page, async () => {
    await shown(page);
    for (let i = 1; i <= steps; i += 1) {
      await step(i);
      await shown(page);
    }
  });
  return timesBetween(trace, MARK);
}

/** Waits until what was pressed is drawn, and marks it in the trace. */
const shown = (page: Page): Promise<unknown> =>
  page.evaluate(
    (mark) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            console.timeStamp(mark);
            resolve();
          }),
        );
      }),
    MARK,
  );
