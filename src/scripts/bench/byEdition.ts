import type { Measurement } from './measurement.ts';

/**
 * Measurements for every edition, named after it. The first has the budgets; the others are held against its
 * values where a measurement says how much more they may take.
 */
export function byEdition(
  editions: readonly string[],
  measure: (edition: string) => readonly Measurement[],
): readonly Measurement[] {
  const [first = [], ...others] = editions.map((edition) => measure(edition).map((one) => ({ edition, one })));
  const named = (edition: string, one: Measurement): Measurement => ({ ...one, what: `${edition}: ${one.what}` });
  return [...first, ...others.flat()].map(({ edition, one }) =>
    edition === editions[0]
      ? named(edition, one)
      : named(edition, against(one, first.find((other) => other.one.what === one.what)?.one)),
  );
}

/** A later edition's measurement, with the first one's value as its budget instead of its own, if it is compared. */
function against(measurement: Measurement, first: Measurement | undefined): Measurement {
  const { atMostOfFirst, atLeastOfFirst, atMost: _most, atLeast: _least, ...own } = measurement;
  if (!first || (atMostOfFirst === undefined && atLeastOfFirst === undefined)) return measurement;
  return {
    ...own,
    ...(atMostOfFirst !== undefined && { atMost: first.value * atMostOfFirst }),
    ...(atLeastOfFirst !== undefined && { atLeast: first.value * atLeastOfFirst }),
  };
}
