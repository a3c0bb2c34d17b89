import { describe, expect, test } from 'vitest';
import { journeyOf } from '../../src/atlas/distance.ts';
import { journeyTexts, kilometresText } from '../../src/text/journey.ts';

describe('how long a way takes', () => {
  test('from Berlin to Moscow', () => {
    expect(kilometresText(1613.4)).toBe('1,613 km');
    expect(journeyTexts(1613.4)).toEqual([
      'Convoy, 9 knots: 4 days',
      'Tank column, 40 km a day: 40 days',
      'Bomber, 330 km/h: 4.9 hours',
    ]);
  });

  test('a convoy sails 400 km a day', () => {
    expect(journeyOf(400).convoyDays).toBeCloseTo(1, 2);
    expect(journeyTexts(40)).toContain('Tank column, 40 km a day: 1 day');
  });
});
