/** One number of the bench, what it should stay under or over, and what keeps it from being better. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'KB' | 'MB' | '%' | '/s' | '';
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly limit?: string;
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value that so large a share of the others does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that something takes. */
export function timed(deed: () => unknown): number {
  const start = performance.now();
  deed();
  return performance.now() - start;
}

/** Does it keep to its budget? Null where there is none. */
export function keepsBudget({ value, atMost, atLeast }: Measurement): boolean | null {
  if (atMost !== undefined) return value <= atMost;
  return atLeast === undefined ? null : value >= atLeast;
}
