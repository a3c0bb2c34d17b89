import { format } from 'node:util';
import { expect } from 'vitest';

/** A test with its full name. */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...values: readonly unknown[]) => unknown;
type Declare = (name: string, body: Body) => void;

/**
 * The part of vitest that the rule tests use: `describe`, `test` and their `each`, with vitest's own `expect`. Tests
 * are only collected; the caller runs those it wants.
 */
export class Collector {
  private tests: Test[] = [];
  private groups: readonly string[] = [];

  readonly vitest = {
    expect,
    test: withEach((name, body) => void this.tests.push({ name: [...this.groups, name].join(' '), run: () => body() })),
    describe: withEach((name, body) => {
      const { groups } = this;
      this.groups = [...groups, name];
      body();
      this.groups = groups;
    }),
  };

  /** Loads a file and returns the tests it declares. */
  async collect(load: () => Promise<unknown>): Promise<readonly Test[]> {
    this.tests = [];
    this.groups = [];
    await load();
    return this.tests;
  }
}

/**
 * Adds `each`, which declares one test per row and spreads lists. The row's number in the name keeps equal titles
 * apart.
 */
function withEach(declare: Declare): Declare & { each: (rows: readonly unknown[]) => Declare } {
  const each =
    (rows: readonly unknown[]): Declare =>
    (name, body) =>
      rows.forEach((row, i) => {
        const values: readonly unknown[] = Array.isArray(row) ? row : [row];
        const places = name.match(/%[sdijo]/g)?.length ?? 0;
        declare(`${format(name, ...values.slice(0, places))} (${i + 1})`, () => body(...values));
      });
  return Object.assign(declare, { each });
}
