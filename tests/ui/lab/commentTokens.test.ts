import { expect, test } from 'vitest';
import { commentTokens } from '../../../src/ui/lab/Markdown.tsx';

const types = (text: string): readonly string[] =>
  commentTokens(text).flatMap(({ type }) => (type === 'space' ? [] : [type]));

test.each([
  ['emphasis', '_*'],
  ['brackets', '['],
  ['a list without end', '- x\n'],
  ['lines of one quote', '\\\n'],
  ['tables', '||\n|-|\n'],
])('a comment of nothing but marks is one text, as reading it as Markdown would take long: %s', (_, marks) => {
  const text = marks.repeat(4000 / marks.length);
  expect(commentTokens(text)).toEqual([expect.objectContaining({ type: 'paragraph', text })]);
  expect(commentTokens(text)[0]).toHaveProperty('tokens', [{ type: 'text', raw: text, text }]);
});

test('a long comment with many marks is read as Markdown', () => {
  const line = '- **Karelia** falls in *two* rounds, if nobody comes to help it in time\n';
  expect(types(line.repeat(55))).toEqual(['list']);
  expect(types('# A title\n\nTwo **bold** words.')).toEqual(['heading', 'paragraph']);
});
