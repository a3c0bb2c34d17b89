/** Disjoint sets of the numbers 0 to size - 1, with path compression. */
export class UnionFind {
  private readonly parent: Int32Array;

  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, i) => i);
  }

  find(item: number): number {
    let root = item;
    while (this.up(root) !== root) root = this.up(root);
    for (let i = item; i !== root;) {
      const next = this.up(i);
      this.parent[i] = root;
      i = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    this.parent[this.find(a)] = this.find(b);
  }

  private up(item: number): number {
    return this.parent[item] ?? item;
  }
}
