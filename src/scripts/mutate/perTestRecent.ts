import type { Kept, RecentClass, ReplaceRecent } from './bundle.ts';
import type { StrykerState } from './runTests.ts';

/**
 * The class in which the engine keeps results, emptied when another test runs. Otherwise a result kept by one test
 * would keep the next test from covering the code that computes it.
 */
export const perTestRecent =
  (state: StrykerState): ReplaceRecent =>
  (Recent: RecentClass): RecentClass =>
    class PerTestRecent<Key extends object, Value> implements Kept<Key, Value> {
      private known: Kept<Key, Value> = new Recent();
      private test = state.currentTestId;

      get(key: Key): Value | undefined {
        return this.current().get(key);
      }

      set(key: Key, value: Value): Value {
        return this.current().set(key, value);
      }

      private current(): Kept<Key, Value> {
        if (this.test !== state.currentTestId) {
          this.known = new Recent();
          this.test = state.currentTestId;
        }
        return this.known;
      }
    };
