import type { Switchboard } from './runTests.ts';

/**
 * A WeakMap that forgets when another test runs. What one test has asked about a position, the next that shares the
 * position would else not ask again, and so not count as a test of the code that answers.
 */
export function memoryOfOneTest(board: Switchboard): WeakMapConstructor {
  class MemoryOfOneTest<Key extends WeakKey, Value> extends WeakMap<Key, Value> {
    private known = new WeakMap<Key, Value>();
    private test = board.currentTestId;

    override get(key: Key): Value | undefined {
      return this.ofThisTest().get(key);
    }

    override set(key: Key, value: Value): this {
      this.ofThisTest().set(key, value);
      return this;
    }

    private ofThisTest(): WeakMap<Key, Value> {
      if (this.test !== board.currentTestId) {
        this.known = new WeakMap();
        this.test = board.currentTestId;
      }
      return this.known;
    }
  }
  return MemoryOfOneTest;
}
