// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { OWN_KEYS } from '../../src/games/axis-allies/text/keys.ts';
import { keySheet } from '../../src/text/keySheet.ts';
import { KeySheet } from '../../src/ui/App.tsx';
import { closeKeySheet } from '../../src/ui/keys/keySheetOpen.ts';
import '../familyScreens.ts';

afterEach(() => {
  cleanup();
  closeKeySheet();
});

test('the question mark opens the sheet of keys, and Escape closes it', async () => {
  render(<KeySheet />);
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys' }, { timeout: 15_000 });
  for (const { place } of keySheet(OWN_KEYS)) expect(screen.getByRole('heading', { name: place })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a text field the question mark is text', async () => {
  render(
    <>
      <input aria-label="Name" />
      <KeySheet />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'who?');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('who?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
