import { expect, test } from 'vitest';
import { retryLoop } from '../../src/store/retryLoop.ts';

/** A loop that takes away one piece of work at a time. */
function worked() {
  const work = { left: 1 };
  const attempt = async (): Promise<boolean> => {
    await Promise.resolve();
    work.left -= 1;
    return true;
  };
  return { work, loop: retryLoop(attempt, () => work.left === 0, [10]) };
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'work added %i moments after the start is done when it has settled',
  async (moments) => {
    const { work, loop } = worked();
    loop.start();
    for (let moment = 0; moment < moments; moment++) await Promise.resolve();
    work.left += 1;
    loop.start();
    await loop.settled();
    expect(work.left).toBe(0);
  },
);
