import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlain } from './plain.ts';

const isCopied = (value: unknown): boolean => {
  const text = JSON.stringify(value) as string | undefined;
  return text !== undefined && isDeepStrictEqual(JSON.parse(text), value);
};

test('what is called plain is what comes out of a JSON text as it went in', () => {
  const kinds = { withDate: true, withMap: true, withSet: true, withNullPrototype: true, withSparseArray: true };
  let plain = 0;
  fc.assert(
    fc.property(fc.oneof(fc.anything(kinds), fc.jsonValue()), (value) => {
      // A big integer cannot be written at all, and -0 is written as 0.
      expect(isPlain(value)).toBe(isCopied(value));
      if (isPlain(value)) plain += 1;
    }),
    { numRuns: 1000, seed: 1941 },
  );
  expect(plain).toBeGreaterThan(300);
});
