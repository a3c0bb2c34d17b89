import { expect, test } from 'vitest';
import { saveStatusText } from '../../../src/ui/files/AutosaveNotice.tsx';

test.each(['refused', 'full', 'failing', 'unreadable', 'blocked', 'outdated'] as const)(
  'whoever played on without being stored (%s) is told to save the game to a file',
  (reason) => {
    for (const isUnread of [true, false]) {
      const text = saveStatusText({ state: 'not-saved', since: 0, reason }, isUnread);
      expect(text.toLowerCase()).toContain('save the game to a file');
      expect(text).toMatch(/not kept since \d\d:\d\d/iu);
    }
  },
);

test('a storage that could not be read yet may hold a game, and says so with the true cause', () => {
  const text = (isUnread: boolean) => saveStatusText({ state: 'not-saved', since: null, reason: 'full' }, isUnread);
  expect(text(true)).toMatch(/no room left.*A game may be stored here, and cannot be read now/);
  expect(text(false)).not.toMatch(/may be stored/);
});

test.each(['full', 'failing'] as const)(
  'a disk without room (%s) says that nothing is stored now, and what to do; it goes on by itself',
  (reason) => {
    const text = (since: number | null) => saveStatusText({ state: 'not-saved', since, reason }, false);
    expect(text(null)).toMatch(/make room.*Nothing that is played from now on is stored till then/);
    expect(text(0)).toMatch(/make room.*stored as soon as that is possible/);
  },
);
