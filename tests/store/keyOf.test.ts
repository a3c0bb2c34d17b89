import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../../src/store/keyOf.ts';

const pressed = (key: string, code: string, shiftKey = false): string => keyOf({ key, code, shiftKey });

test.each([
  ['я', 'KeyZ', 'z', 'Russian'],
  ['т', 'KeyN', 'n', 'Russian'],
  ['Т', 'KeyN', 'n', 'Russian with Caps Lock'],
  ['б', 'Comma', ',', 'Russian'],
  ['ю', 'Period', '.', 'Russian'],
  ['ζ', 'KeyZ', 'z', 'Greek'],
  ['ז', 'KeyZ', 'z', 'Hebrew'],
  ['ئ', 'KeyZ', 'z', 'Arabic'],
  ['ㅋ', 'KeyZ', 'z', 'Korean'],
  ['ผ', 'KeyZ', 'z', 'Thai'],
  ['ั', 'KeyY', 'y', 'Thai, a sign over a letter'],
  ['۳', 'Digit3', '3', 'Persian'],
  ['Process', 'KeyN', 'n', 'Japanese, while words are put in'],
])('%s at %s is heard as %s (%s)', (key, code, heard) => {
  expect(pressed(key, code)).toBe(heard);
});

test('with Shift the places have their other signs', () => {
  expect(pressed('Б', 'Comma', true)).toBe('<');
  expect(pressed('Ю', 'Period', true)).toBe('>');
});

test('a Latin letter is itself, wherever it lies, and Caps Lock changes nothing', () => {
  expect(pressed('z', 'KeyY')).toBe('z');
  expect(pressed('z', 'KeyW')).toBe('z');
  expect(pressed('N', 'KeyN')).toBe('n');
  expect(pressed('Z', 'KeyZ', true)).toBe('z');
  expect(pressed('ö', 'Semicolon')).toBe('ö');
  expect(pressed('1', 'Digit1', true)).toBe('1');
  expect(pressed('?', 'Digit7', true)).toBe('?');
});

test('keys with names keep them', () => {
  for (const name of ['Enter', 'Escape', ' ', 'ArrowLeft', 'PageDown', 'F10']) expect(pressed(name, '')).toBe(name);
});

test('nothing in the program tells a letter or a sign but by its place where letters differ', () => {
  const files = ['ui', 'map', 'classroom'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `src/${room}/${name}`),
  );
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/KeyboardEvent|onKeyDown/.test(text) || text.includes('keyOf(')) continue;
    const compared = [...text.matchAll(/\bkey [!=]==? '([^ ])'/g)].map(([, key]) => key);
    expect(compared, file).toEqual([]);
    expect(text, file).not.toMatch(/key\.toLowerCase|test\((event\.)?key\)/);
  }
});
