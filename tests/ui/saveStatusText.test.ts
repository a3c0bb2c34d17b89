import { expect, test } from 'vitest';
import { saveStatusText } from '../../src/ui/files/saveStatusText.ts';

test.each(['refused', 'full', 'failing', 'blocked', 'outdated'] as const)(
  'whoever played on without being stored (%s) is told to save the game to a file',
  (reason) => {
    const text = saveStatusText({ state: 'not-saved', since: 0, reason });
    expect(text.toLowerCase()).toContain('save the game to a file');
    expect(text).toMatch(/not kept since \d\d:\d\d/iu);
  },
);
