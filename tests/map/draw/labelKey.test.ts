import { expect, test } from 'vitest';
import { labelKey } from '../../../src/map/draw/drawLabel.ts';
import type { LabelText } from '../../../src/map/layout/labelText.ts';

const NO_FACTS = { power: null, value: 0, capital: false, keyCity: false, marks: [], closed: false };
const label = (...lines: readonly string[]): LabelText => ({
  lines,
  face: 'name',
  size: 13,
  width: 60,
  height: 32,
  facts: NO_FACTS,
  factsHeight: 14,
});

test('a name in one line and the same name in two are different drawings', () => {
  expect(labelKey(label('West Russia'))).not.toBe(labelKey(label('West', 'Russia')));
  expect(labelKey(label('West', 'Russia'))).toBe(labelKey(label('West', 'Russia')));
});
