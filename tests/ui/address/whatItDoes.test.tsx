// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { FEATURES, featuresWith, WhatItDoesPage } from '../../../src/ui/rules/WhatItDoesPage.tsx';
import { KEYS, LAYER_KEYS, SHOW_KEYS, TIME_KEYS } from '../../../src/text/keys.ts';
import { addressOf, WHAT_IT_DOES_ADDRESS } from '../../../src/ui/address/address.ts';
import { pageTitle } from '../../../src/ui/address/useAddress.ts';

afterEach(cleanup);

const ALL = FEATURES.flatMap(({ features }) => features);

describe('what Warboard can do', () => {
  test('has an address of its own, and a title', () => {
    expect(addressOf(WHAT_IT_DOES_ADDRESS)).toEqual({ place: 'what-it-does' });
    expect(pageTitle({ place: 'what-it-does' })).toBe('What Warboard can do');
  });

  test('names only keys that there are', () => {
    const keys = [KEYS, LAYER_KEYS, TIME_KEYS, SHOW_KEYS].flatMap((table): string[] => Object.values(table));
    const named = ALL.flatMap(({ text }) => text.split('`').filter((_, i) => i % 2 === 1));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('leads only to pages that there are, and says each thing once', () => {
    const addresses = ALL.flatMap(({ at }) => at ?? []);
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((at) => addressOf(at).place === 'game')).toEqual([]);
    expect(new Set(ALL.map(({ title }) => title)).size).toBe(ALL.length);
  });

  test('is searched by words, in any order and case', () => {
    expect(featuresWith([])).toEqual(FEATURES);
    const found = featuresWith(['link', 'study']).flatMap(({ features }) => features.map(({ title }) => title));
    expect(found).toContain('Files and links');
    expect(featuresWith(['zebra'])).toEqual([]);
  });

  test('shows what fits what is typed, and says how much that is', async () => {
    const user = userEvent.setup();
    render(<WhatItDoesPage />);
    const box = screen.getByRole('searchbox', { name: 'Search' });
    expect(document.activeElement).toBe(box);
    expect(screen.getAllByRole('region')).toHaveLength(FEATURES.length);
    await user.type(box, 'Clock');
    const table = screen.getByRole('region', { name: 'At the table' });
    expect(within(table).getByText('Clock')).toBeDefined();
    expect(within(table).queryByText('Hints')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ results?\.$/);
    await user.clear(box);
    await user.type(box, 'zebra');
    expect(screen.getByRole('status').textContent).toBe('Nothing found. Try another word.');
    expect(screen.queryAllByRole('region')).toEqual([]);
  });
});
