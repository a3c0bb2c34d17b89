import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  branchOf,
  edited,
  endOfLine,
  follow,
  graft,
  hasNode,
  lastFork,
  MAX_NODES,
  MAX_STEPS,
  movesTo,
  newHistory,
  newTree,
  nodesFrom,
  note,
  pathTo,
  promote,
  redone,
  remove,
  ROOT,
  TreeIsFull,
  undone,
  type DraftTree,
  type History,
  type MoveTree,
} from '../../../src/engine/table/index.ts';

interface Step {
  readonly by: string;
}
type Tree = MoveTree<Step>;

const moves = (text: string): readonly Step[] => [...text].map((by) => ({ by }));
const words = (tree: Tree, id: number): string =>
  movesTo(tree, id)
    .map(({ by }) => by)
    .join('');
const lines = (tree: Tree): readonly string[] =>
  nodesFrom(tree, ROOT)
    .filter((id) => tree.nodes[id]!.children.length === 0)
    .map((id) => words(tree, id));

function edit(history: History<Tree>, change: (tree: DraftTree<Step>) => void): History<Tree> {
  return edited(history, 'test', change as (tree: DraftTree<Step>) => void);
}
const grown = (...texts: readonly string[]): History<Tree> =>
  texts.reduce(
    (history, text) => edit(history, (tree) => void follow(tree, ROOT, moves(text))),
    newHistory(newTree<Step>()),
  );
const at = (tree: Tree, text: string): number => nodesFrom(tree, ROOT).find((id) => words(tree, id) === text)!;

describe('a tree of moves', () => {
  test('walks along what is there and adds what is new', () => {
    const { now } = grown('abc', 'abd', 'ae', 'abc');
    expect(lines(now)).toEqual(['abc', 'abd', 'ae']);
    expect(now.size).toBe(6);
    expect(endOfLine(now, ROOT)).toBe(at(now, 'abc'));
    expect(pathTo(now, at(now, 'abd'))).toEqual([at(now, 'a'), at(now, 'ab'), at(now, 'abd')]);
  });

  test('removes a node with all that comes after it, but not the root', () => {
    const { now } = edit(grown('abc', 'abd', 'ae'), (tree) => remove(tree, at(tree as Tree, 'ab')));
    expect(lines(now)).toEqual(['ae']);
    expect(now.size).toBe(3);
    expect(edit(grown('a'), (tree) => remove(tree, ROOT)).now.size).toBe(2);
  });

  test('promotes a variation where it leaves another line last', () => {
    const first = edit(grown('abc', 'abd', 'ae'), (tree) => promote(tree, at(tree as Tree, 'abd')));
    expect(lines(first.now)).toEqual(['abd', 'abc', 'ae']);
    const second = edit(first, (tree) => promote(tree, at(tree as Tree, 'ae')));
    expect(lines(second.now)).toEqual(['ae', 'abd', 'abc']);
    expect(lastFork(second.now, at(second.now, 'ae'))).toBeNull();
    expect(edit(second, (tree) => promote(tree, at(tree as Tree, 'ae')))).toBe(second);
  });

  test('copies a branch to another node, with its notes, along what is there', () => {
    const noted = edit(grown('abc', 'abd', 'xb'), (tree) => note(tree, at(tree as Tree, 'abd'), { mark: 'bad' }));
    const branch = branchOf(noted.now, [at(noted.now, 'ab')]);
    const { now } = edit(noted, (tree) => void graft(tree, at(tree as Tree, 'x'), branch));
    expect(lines(now)).toEqual(['abc', 'abd', 'xbc', 'xbd']);
    expect(now.nodes[at(now, 'xbd')]!.notes).toEqual({ mark: 'bad' });
  });

  test('keeps notes, and takes an empty one away', () => {
    const first = edit(grown('a'), (tree) =>
      note(tree, at(tree as Tree, 'a'), { name: 'West', comment: 'Good *odds*' }),
    );
    const { now } = edit(first, (tree) => note(tree, at(tree as Tree, 'a'), { name: '', isFolded: true }));
    expect(now.nodes[at(now, 'a')]!.notes).toEqual({ comment: 'Good *odds*', isFolded: true });
    expect(() => edit(first, (tree) => note(tree, 99, { name: 'x' }))).toThrow('no node 99');
  });

  test('has room for a long game and no more', () => {
    const long = Array.from({ length: MAX_NODES - 1 }, (_, i) => ({ by: String(i) }));
    const full = edit(newHistory(newTree<Step>()), (tree) => void follow(tree, ROOT, long));
    expect(full.now.size).toBe(MAX_NODES);
    expect(() => edit(full, (tree) => void follow(tree, ROOT, moves('a')))).toThrow(TreeIsFull);
  });
});

type Change = (tree: Tree) => (draft: DraftTree<Step>) => void;

/** One of the nodes, by a number. */
const pick = (tree: Tree, n: number): number => nodesFrom(tree, ROOT)[n % tree.size]!;
const place = fc.nat(1000);
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 })).map(
    ([n, text]): Change =>
      (tree) =>
      (draft) =>
        void follow(draft, pick(tree, n), moves(text)),
  ),
  place.map(
    (n): Change =>
      (tree) =>
      (draft) =>
        remove(draft, pick(tree, n)),
  ),
  place.map(
    (n): Change =>
      (tree) =>
      (draft) =>
        promote(draft, pick(tree, n)),
  ),
  fc.tuple(place, fc.constantFrom('good', 'bad', undefined)).map(
    ([n, mark]): Change =>
      (tree) =>
      (draft) =>
        note(draft, pick(tree, n), { mark }),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Change =>
      (tree) =>
      (draft) =>
        void graft(draft, pick(tree, to), pick(tree, from) === ROOT ? [] : branchOf(tree, [pick(tree, from)])),
  ),
);

/** What must be true of every tree. */
function expectSound(tree: Tree): void {
  const ids = nodesFrom(tree, ROOT);
  expect(ids).toHaveLength(tree.size);
  expect(new Set(ids).size).toBe(tree.size);
  expect(Object.keys(tree.nodes)).toHaveLength(tree.size);
  for (const id of ids) {
    const { children } = tree.nodes[id]!;
    for (const child of children) expect(tree.nodes[child]!.parent).toBe(id);
    const next = children.map((child) => tree.nodes[child]!.move!.by);
    expect(new Set(next).size).toBe(next.length);
    expect(hasNode(tree, id)).toBe(true);
  }
}

test('any edits leave a sound tree; undo leads back to the start and redo to the end', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 12 }), (all) => {
      let history = newHistory(newTree<Step>());
      const trees = [history.now];
      for (const change of all) {
        const next = edit(history, change(history.now));
        if (next !== history) trees.push(next.now);
        history = next;
        expectSound(history.now);
      }
      const end = history.now;
      for (const tree of trees.toReversed()) {
        expect(history.now).toEqual(tree);
        history = undone(history);
      }
      expect(history.done).toEqual([]);
      for (let next = redone(history); next !== history; next = redone(history)) history = next;
      expect(history.now).toEqual(end);
    }),
    { numRuns: 200 },
  );
});

test('a tree is the same after its branches were written down and grafted on an empty one', () => {
  const { now } = grown('abc', 'abd', 'ae', 'xb');
  const again = edit(
    newHistory(newTree<Step>()),
    (tree) => void graft(tree, ROOT, branchOf(now, now.nodes[ROOT]!.children)),
  );
  expect(lines(again.now)).toEqual(lines(now));
});

test('a history keeps a bounded number of steps', () => {
  let history = newHistory({ count: 0 });
  for (let n = 0; n < MAX_STEPS + 5; n += 1) history = edited(history, 'count', (draft) => void (draft.count += 1));
  for (let next = undone(history); next !== history; next = undone(history)) history = next;
  expect(history.now.count).toBe(5);
});
