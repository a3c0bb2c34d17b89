import { isWithinBudget, type Measurement } from './measurement.ts';

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
