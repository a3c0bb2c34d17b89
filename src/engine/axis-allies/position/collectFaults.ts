import type { PositionFault } from './schema.ts';

/** Reports a fault of a position file: the JSON path, what is wrong, and the rule id if there is one. */
export type Report = (path: string, message: string, rule?: string) => void;

/** Runs checks and returns the faults that they report. */
export function collectFaults(runChecks: (report: Report) => void): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  runChecks((path, message, rule) => {
    faults.push(rule === undefined ? { path, message } : { path, message, rule });
  });
  return faults;
}
