import type { StrykerState } from './runTests.ts';

/**
 * A WeakMap class that is emptied when another test runs. Otherwise a result cached by one test would keep the next
 * test from covering the code that computes it.
 */
export function perTestWeakMap(state: StrykerState): WeakMapConstructor {
  class PerTestWeakMap<Key extends WeakKey, Value> extends WeakMap<Key, Value> {
    private known = new WeakMap<Key, Value>();
    private test = state.currentTestId;

    override get(key: Key): Value | undefined {
      return this.current().get(key);
    }

    override set(key: Key, value: Value): this {
      this.current().set(key, value);
      return this;
    }

    private current(): WeakMap<Key, Value> {
      if (this.test !== state.currentTestId) {
        this.known = new WeakMap();
        this.test = state.currentTestId;
      }
      return this.known;
    }
  }
  return PerTestWeakMap;
}
