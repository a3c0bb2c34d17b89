const digits = (value: number): number => (value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3);

const shown = (value: number, unit: Measurement['unit']): string =>
  `${value.toFixed(digits(value))}${unit === '/s' ? unit : ` ${unit}`}`;

function budget({ atMost, atLeast, unit }: Measurement): string {
  if (atMost !== undefined) return `at most ${shown(atMost, unit)}`;
  return atLeast === undefined ? '' : `at least ${shown(atLeast, unit)}`;
}

/** The measurements as lines of a table. */
export function resultTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const isWithin = isWithinBudget(measurement);
    return [
      measurement.what,
      shown(measurement.value, measurement.unit),
      budget(measurement),
      isWithin === null ? '' : isWithin ? 'pass' : 'OVER',
      measurement.limit ? `limited by ${measurement.limit}` : '',
    ];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([what = '', value = '', budgetText = '', mark = '', limit = '']) =>
      [what.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), budgetText.padEnd(widths[2] ?? 0), mark, limit]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One measured number, its budget, and what limits it. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'KB' | 'MB' | '%' | '/s' | '';
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly limit?: string;
  /** How many times the first edition's value that of a later one may be at most, or must be at least. */
  readonly atMostOfFirst?: number;
  readonly atLeastOfFirst?: number;
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value that this share of all values does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that an action takes. */
export function measureTime(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

/** Milliseconds of the processor that an action takes, whatever else the machine is doing. */
export async function measureCpu(action: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Whether a measurement is within its budget; null without a budget. */
export function isWithinBudget({ value, atMost, atLeast }: Measurement): boolean | null {
  if (atMost !== undefined) return value <= atMost;
  return atLeast === undefined ? null : value >= atLeast;
}
