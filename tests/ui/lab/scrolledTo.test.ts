import { describe, expect, it } from 'vitest';
import { scrolledTo } from '../../../src/ui/lab/TreeList.tsx';

const HEIGHT = 44;

describe('a row of a list that comes into sight', () => {
  it('leaves a list alone that shows the row and the next one', () => {
    expect(scrolledTo(220, HEIGHT, { scrollTop: 200, clientHeight: 300 })).toBe(200);
  });

  it('has a neighbour beside it where there is room', () => {
    expect(scrolledTo(440, HEIGHT, { scrollTop: 0, clientHeight: 300 })).toBe(440 + 2 * HEIGHT - 300);
    expect(scrolledTo(440, HEIGHT, { scrollTop: 600, clientHeight: 300 })).toBe(440 - HEIGHT);
  });

  it.each([71, 50, 44, 20])('stays where it is, once it is shown in a list of %i pixels', (clientHeight) => {
    const scrollTop = scrolledTo(794, HEIGHT, { scrollTop: 0, clientHeight });
    expect(scrolledTo(794, HEIGHT, { scrollTop, clientHeight })).toBe(scrollTop);
    const hidden = Math.max(0, scrollTop - 794) + Math.max(0, 794 + HEIGHT - scrollTop - clientHeight);
    expect(hidden).toBe(Math.max(0, HEIGHT - clientHeight));
  });
});
