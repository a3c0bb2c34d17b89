import { produce } from 'immer';
import { expect, test } from 'vitest';
import type { Command } from '../../../src/engine/axis-allies/index.ts';
import { graft, newTree, nodesFrom, ROOT, type NodeNotes } from '../../../src/engine/table/index.ts';
import { positionsFrom } from '../../../src/session/moveTree.ts';
import { rowWords } from '../../../src/ui/lab/rowWords.ts';
import { game } from '../../engine/axis-allies/rules/position.ts';
import { axisAllies } from '../../../src/engine/axis-allies/family.ts';

const line = (dice: readonly number[], notes: NodeNotes = {}) =>
  dice.map((die, i) => ({
    parent: i - 1,
    move: { type: 'roll', dice: [die] } as Command,
    notes: i === dice.length - 1 ? notes : {},
  }));

test('dice by which lines part tell the end that was picked, if the lines do not part again before it', () => {
  const tree = produce(newTree<Command>(), (draft) => {
    graft(draft, ROOT, line([1, 2, 3], { name: 'Lucky', chance: 0.25 }));
    graft(draft, ROOT, line([6, 5], { name: 'Unlucky', chance: 0.5 }));
    graft(draft, ROOT, line([6, 4]));
  });
  const positions = positionsFrom(axisAllies, game({ power: 'japan', units: {} }));
  const ahead = nodesFrom(tree, ROOT).flatMap((id) => (id === ROOT ? [] : [rowWords(positions, tree, id).ahead]));
  expect(ahead).toEqual([expect.stringMatching(/^Lucky, 25.%$/), '', '', '', '', '']);
  const [first = ROOT] = tree.nodes[ROOT]?.children ?? [];
  expect(rowWords(positions, tree, first).spoken).toMatch(/^leads to Lucky, 25.%, /);
});

test('what is read aloud of a move holds its visible words in one piece, as label-content-name-mismatch asks', () => {
  const notes: NodeNotes = { name: 'Push', comment: 'Costs **three** infantry.', mark: 'doubtful', chance: 0.25 };
  const tree = produce(newTree<Command>(), (draft) => void graft(draft, ROOT, line([1], notes)));
  const positions = positionsFrom(axisAllies, game({ power: 'japan', units: {} }));
  const [id = ROOT] = tree.nodes[ROOT]?.children ?? [];
  const { spoken, chance, name, text, comment } = rowWords(positions, tree, id);
  expect(spoken).toBe(['doubtful', chance, name, text, comment].join(', '));
});

test('a comment is told without the marks of Markdown; a stroke inside a word is none', () => {
  const notes: NodeNotes = { comment: '# As in _his_ `plan`:\n**file_of_may_2** and __more__' };
  const tree = produce(newTree<Command>(), (draft) => void graft(draft, ROOT, line([1], notes)));
  const [id = ROOT] = tree.nodes[ROOT]?.children ?? [];
  const { comment } = rowWords(positionsFrom(axisAllies, game({ power: 'japan', units: {} })), tree, id);
  expect(comment.trim()).toBe('As in his plan: file_of_may_2 and more');
});

test('a row knows the end of its order that says where it leads, which a narrow list must not cut off', () => {
  const state = game({ power: 'japan', phase: 'noncombat-move', units: { japan: { japan: { fighter: 1 } } } });
  const before = positionsFrom(axisAllies, state);
  const move: Command = { type: 'move', units: Object.keys(state.units), to: 'manchuria' };
  const tree = produce(newTree<Command>(), (draft) => void graft(draft, ROOT, [{ parent: -1, move, notes: {} }]));
  const [id = ROOT] = tree.nodes[ROOT]?.children ?? [];
  const { text, where } = rowWords(before, tree, id);
  expect(where).toBe(' to Manchuria');
  expect(text.endsWith(where)).toBe(true);
});
