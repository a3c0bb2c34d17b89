/** So many keys are remembered: a state, those looked at beside it, and those just before. */
const REMEMBERED = 8;

interface Entry<Key, Value> {
  readonly key: Key;
  readonly value: Value;
}

/**
 * What was found for the latest few keys. A WeakMap would hold what was found for every key until the whole memory is
 * searched for what is not used any more: in a long replay that takes longer than to find it again.
 */
export class Recent<Key extends object, Value> {
  private readonly entries: Entry<Key, Value>[] = [];
  private next = 0;
  /** Asked for last: nearly always what is asked for next. */
  private latest: Entry<Key, Value> | undefined;

  get(key: Key): Value | undefined {
    if (this.latest?.key !== key) {
      const known = this.entries.find((entry) => entry.key === key);
      if (known === undefined) return undefined;
      this.latest = known;
    }
    return this.latest.value;
  }

  /** Remembers what was found for a key, in place of what was known of it or of the oldest key. */
  set(key: Key, value: Value): Value {
    let place = this.entries.findIndex((entry) => entry.key === key);
    if (place < 0) {
      place = this.next;
      this.next = (this.next + 1) % REMEMBERED;
    }
    this.entries[place] = this.latest = { key, value };
    return value;
  }
}
