// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showKeyDeed } from '../../../src/classroom/lessons/show/useShow.ts';
import { spanOf } from '../../../src/classroom/lessons/notes/LessonNotes.tsx';
import { joinShow, type ShowMessage } from '../../../src/store/lessons/showChannel.ts';
import { Markdown } from '../../../src/ui/lab/Markdown.tsx';

afterEach(() => document.body.replaceChildren());

/** What a key does when an element of this kind has the focus. */
function deedIn(key: string, element: string, className = '', isDrawing = false) {
  const target = document.body.appendChild(document.createElement(element));
  target.className = className;
  return showKeyDeed({ key, target, code: '', shiftKey: false }, isDrawing);
}

test.each([
  ['PageDown', 'next'],
  ['PageUp', 'back'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'back'],
  ['b', 'blank'],
  ['B', 'blank'],
  ['.', 'blank'],
  ['Escape', 'leave'],
  ['z', null],
])('the key %s of a remote means %s', (key, deed) => {
  expect(deedIn(key, 'div')).toBe(deed);
});

test('a key presses the button in focus, and page keys still turn the page', () => {
  expect(deedIn('Enter', 'button')).toBeNull();
  expect(deedIn(' ', 'a')).toBeNull();
  expect(deedIn('PageDown', 'button')).toBe('next');
});

test('letters are text in a field', () => {
  expect(deedIn('b', 'input')).toBeNull();
});

test('with the pen in hand arrows and Enter draw on the map, and page keys still turn the page', () => {
  expect(deedIn('ArrowRight', 'canvas', 'world-map__canvas', true)).toBeNull();
  expect(deedIn('Enter', 'canvas', 'world-map__canvas', true)).toBeNull();
  expect(deedIn('PageDown', 'canvas', 'world-map__canvas', true)).toBe('next');
  expect(deedIn('ArrowRight', 'canvas', 'world-map__canvas')).toBe('next');
});

test('the windows of a lesson hear each other, and nothing that is no message', async () => {
  const heard: ShowMessage[] = [];
  const notes = joinShow('a', (message) => heard.push(message));
  const show = joinShow('a', () => undefined);
  const other = joinShow('b', () => undefined);
  const stranger = new BroadcastChannel('warboard-lesson-a');
  other.say({ kind: 'ended' });
  stranger.postMessage({ kind: 'shown', at: '<b>', isBlank: false, since: 0 });
  stranger.postMessage(null);
  show.say({ kind: 'shown', at: 3, isBlank: false, since: 5 });
  await expect.poll(() => heard).toEqual([{ kind: 'shown', at: 3, isBlank: false, since: 5 }]);
  for (const channel of [notes, show, other, stranger]) channel.close();
});

test('what a hostile lesson has in its notes is text', () => {
  const notes =
    '<img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1)) ![y](https://e.x/y)';
  render(<Markdown text={`${notes}\n\nA **bold** word`} />);
  expect(document.querySelector('img, script, a, iframe')).toBeNull();
  expect(document.body.textContent).toContain('onerror=alert(1)');
  expect(screen.getByText('bold').closest('strong')).not.toBeNull();
});

test('the clock counts minutes and seconds', () => {
  expect(spanOf(727_999)).toBe('12:07');
});
