// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useVisibleHeight } from '../../../src/ui/shell/Shell.tsx';

const view = Object.assign(new EventTarget(), { height: 844, scale: 1 });
const told = (): string => document.documentElement.style.getPropertyValue('--visible-height');

function see(height: number, scale = 1): void {
  Object.assign(view, { height, scale });
  view.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  Object.assign(window, { innerHeight: 844, visualViewport: view });
  renderHook(useVisibleHeight);
});
afterEach(cleanup);

test('an on-screen keyboard reduces the visible height, and restores it', () => {
  see(500);
  expect(told()).toBe('500px');
  see(844);
  expect(told()).toBe('');
});

test('browser bars and pinch zoom change nothing', () => {
  see(790);
  expect(told()).toBe('');
  see(300, 2.5);
  expect(told()).toBe('');
});
