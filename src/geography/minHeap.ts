import { at } from './planar.ts';

interface Entry<T> {
  readonly weight: number;
  readonly item: T;
}

/** Hands out the lightest entry first. */
export class MinHeap<T> {
  private readonly entries: Entry<T>[] = [];

  push(weight: number, item: T): void {
    const { entries } = this;
    let i = entries.length;
    entries.push({ weight, item });
    for (let up = (i - 1) >> 1; i > 0 && at(entries, up).weight > weight; up = (i - 1) >> 1) {
      this.swap(i, up);
      i = up;
    }
  }

  pop(): Entry<T> | undefined {
    const { entries } = this;
    const top = entries[0];
    const last = entries.pop();
    if (!top || !last || entries.length === 0) return top;
    entries[0] = last;
    let i = 0;
    for (;;) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      let lightest = i;
      if (left < entries.length && at(entries, left).weight < at(entries, lightest).weight) lightest = left;
      if (right < entries.length && at(entries, right).weight < at(entries, lightest).weight) lightest = right;
      if (lightest === i) return top;
      this.swap(i, lightest);
      i = lightest;
    }
  }

  private swap(i: number, j: number): void {
    const held = at(this.entries, i);
    this.entries[i] = at(this.entries, j);
    this.entries[j] = held;
  }
}
