import { describe, expect, test } from 'vitest';
import {
  branchOf,
  chanceOfLine,
  childBy,
  edited,
  endOfLine,
  follow,
  graft,
  movesTo,
  newHistory,
  newTree,
  note,
  redone,
  ROOT,
  treeOf,
  undone,
  type MoveTree,
} from '../../../src/engine/table/index.ts';

interface Step {
  readonly by: string;
}
const step = (by: string): Step => ({ by });
const branch = (...texts: readonly string[]) =>
  texts.map((by, i) => ({ parent: i - 1, move: step(by), notes: { name: by } }));
const changed = (tree: MoveTree<Step>, change: Parameters<typeof edited<MoveTree<Step>>>[2]): MoveTree<Step> =>
  edited(newHistory(tree), 'test', change).now;

describe('a branch that meets moves that are there', () => {
  test('leaves their notes, adds those they lack, and tells the node of each move', () => {
    const { tree, ids } = treeOf<Step>(branch('a', 'b'));
    let grafted: readonly number[] = [];
    const after = changed(tree, (draft) => {
      grafted = graft(draft, ROOT, [
        { parent: -1, move: step('a'), notes: { name: 'other', comment: 'new' } },
        { parent: 0, move: step('c'), notes: {} },
        { parent: 0, move: step('c'), notes: { mark: 'bad' } },
      ]);
    });
    expect(after.nodes[ids[0]!]!.notes).toEqual({ name: 'a', comment: 'new' });
    expect(grafted).toEqual([ids[0], 3, 3]);
    expect(after.nodes[3]).toMatchObject({ parent: ids[0], move: step('c'), notes: { mark: 'bad' } });
    expect([after.size, after.next]).toEqual([4, 4]);
  });

  test('is a tree of its own with the notes of its start, which nothing can change by mistake', () => {
    const { tree, ids } = treeOf<Step>(branch('a', 'b'), { comment: 'start' });
    expect(tree.nodes[ROOT]).toEqual({ parent: null, move: null, children: [ids[0]], notes: { comment: 'start' } });
    expect(movesTo(tree, ids[1]!)).toEqual([step('a'), step('b')]);
    expect([tree, tree.nodes, tree.nodes[ids[1]!]!.notes].every(Object.isFrozen)).toBe(true);
    expect(branchOf(tree, tree.nodes[ROOT]!.children).map(({ id: _id, ...node }) => node)).toEqual(branch('a', 'b'));
  });

  test('does not begin with the root, which has no move', () => {
    expect(() => branchOf(newTree<Step>(), [ROOT])).toThrow('root');
  });
});

test('the chance of a line is the product of what was picked along it, and none where nothing was', () => {
  const { tree, ids } = treeOf<Step>([
    { parent: -1, move: step('a'), notes: {} },
    { parent: 0, move: step('b'), notes: { chance: 0.5 } },
    { parent: 1, move: step('c'), notes: {} },
    { parent: 2, move: step('d'), notes: { chance: 0.25 } },
    { parent: 1, move: step('e'), notes: { chance: 0 } },
  ]);
  expect(ids.map((id) => chanceOfLine(tree, id))).toEqual([null, 0.5, 0.5, 0.125, 0]);
  expect(chanceOfLine(tree, ROOT)).toBeNull();
});

test('a move is known by what it says, and each node has an object of its own for it', () => {
  const move = step('a');
  let first = -1;
  const tree = changed(newTree<Step>(), (draft) => {
    first = follow(draft, ROOT, [move]);
    follow(draft, first, [move]);
  });
  expect(childBy(tree, ROOT, step('a'))).toBe(first);
  expect(childBy(tree, ROOT, step('b'))).toBeNull();
  const last = endOfLine(tree, ROOT);
  expect(tree.nodes[first]!.move).not.toBe(tree.nodes[last]!.move);
  expect(changed(tree, (draft) => void follow(draft, ROOT, [move, move]))).toBe(tree);
});

test('what is edited after an undo cannot be redone over', () => {
  const name = (text: string) => (draft: Parameters<Parameters<typeof edited<MoveTree<Step>>>[2]>[0]) =>
    note(draft, ROOT, { name: text });
  const two = edited(edited(newHistory(newTree<Step>()), 'one', name('one')), 'two', name('two'));
  const back = undone(two);
  expect([back.now.nodes[ROOT]!.notes.name, back.undone.map(({ what }) => what)]).toEqual(['one', ['two']]);
  expect(redone(back)).toEqual(two);
  const other = edited(back, 'three', name('three'));
  expect(other.done.map(({ what }) => what)).toEqual(['one', 'three']);
  expect(redone(other)).toBe(other);
  expect(edited(back, 'nothing', () => undefined)).toBe(back);
});
