import { format } from 'node:util';
import { expect } from 'vitest';

/** A test of a file, under its full name. */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...values: readonly unknown[]) => unknown;
type Declare = (name: string, body: Body) => void;

/**
 * As much of vitest as the rule tests use: `describe`, `test` and their `each`, with vitest's own `expect`. Tests are
 * only collected here; who collects them runs those it wants.
 */
export class Collector {
  private tests: Test[] = [];
  private outside: readonly string[] = [];

  readonly vitest = {
    expect,
    test: withEach(
      (name, body) => void this.tests.push({ name: [...this.outside, name].join(' '), run: () => body() }),
    ),
    describe: withEach((name, body) => {
      const { outside } = this;
      this.outside = [...outside, name];
      body();
      this.outside = outside;
    }),
  };

  /** The tests that loading a file declares. */
  async collect(load: () => Promise<unknown>): Promise<readonly Test[]> {
    this.tests = [];
    this.outside = [];
    await load();
    return this.tests;
  }
}

/** `each` declares once for every row, a list being spread; its number in the name keeps rows of one title apart. */
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
