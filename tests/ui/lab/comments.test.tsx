// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MAX_COMMENT_LENGTH } from '../../../src/saves/limits.ts';
import { Markdown } from '../../../src/ui/lab/Markdown.tsx';

afterEach(cleanup);

const filled = (piece: string): string => piece.repeat(MAX_COMMENT_LENGTH / piece.length);

const levels = (node: Element): number => 1 + Math.max(0, ...[...node.children].map(levels));

test.each([
  ['quotes', '>'],
  ['quotes with spaces', '> '],
  ['lists', '- '],
  ['numbered lists', '1. '],
  ['lists of quotes', '- > '],
  ['lists of things to do', '- [ ] '],
  ['brackets', '['],
  ['stars', '*a '],
])('a comment of nothing but %s is shown, in little time and not deep', (_, piece) => {
  const text = filled(piece);
  const begun = performance.now();
  const { container } = render(<Markdown text={text} />);
  expect(performance.now() - begun).toBeLessThan(1500);
  expect(levels(container)).toBeLessThan(40);
  expect(container.textContent.length).toBeGreaterThan(0);
});

test('quotes and lists of a few levels keep their looks, and what is too deep stands as it was written', () => {
  const { container, rerender } = render(<Markdown text={'> > - a\n>   - b'} />);
  expect(container.querySelectorAll('blockquote')).toHaveLength(2);
  expect(container.querySelectorAll('li')).not.toHaveLength(0);
  const deep = `${'> '.repeat(40)}deep`;
  rerender(<Markdown text={deep} />);
  expect(container.textContent).toBe(deep);
});

test('nothing of a comment is run or fetched', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '[a](javascript:alert(1))',
    '![a](https://example.com/a.png)',
    '[b]: javascript:alert(1)\n\n[b]',
    '<javascript:alert(1)>',
    'https://example.com',
    '| a | b |\n|---|---|\n| <b>c</b> | d |',
  ].join('\n\n');
  const { container } = render(<Markdown text={hostile} />);
  expect(container.querySelectorAll('a, img, script, svg, table, iframe, b')).toHaveLength(0);
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});
