import { expect, test } from 'vitest';
import { reasonOf } from '../../src/store/followOwner.ts';

test.each([
  // As Chromium says it when the disk is full: of the transaction that fails, and of opening anew after that.
  ['AbortError', 'failing'],
  ['UnknownError', 'failing'],
  ['TimeoutError', 'failing'],
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'refused'],
  ['VersionError', 'outdated'],
  // Of a record, not of the storage.
  ['DataError', 'unreadable'],
  ['NotReadableError', 'unreadable'],
])('a storage that answers %s is told apart from others', (name, reason) => {
  expect(reasonOf(new DOMException('No.', name))).toBe(reason);
});

test('a browser without any storage refuses it', () => {
  expect(reasonOf(new Error('This browser keeps no data.'))).toBe('refused');
});

test('a failure of the program over what is stored is not taken for a storage that is forbidden', () => {
  expect(reasonOf(new TypeError('Cannot read properties of undefined'))).toBe('unreadable');
});
