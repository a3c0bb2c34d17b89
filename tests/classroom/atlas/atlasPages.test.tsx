// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AtlasPage } from '../../../src/classroom/atlas/AtlasPage.tsx';
import { OPENING_STEP, TimePage } from '../../../src/classroom/time/TimePage.tsx';
import { useLayers } from '../../../src/store/atlas/layers.ts';
import { useMarkedPlace } from '../../../src/store/atlas/onMap.ts';
import { loadNames } from '../../../src/store/findSpaces.ts';
import { openAtlas } from '../../../src/store/atlas/atlasStore.ts';
import { useExample } from '../../../src/games/axis-allies/store/game.ts';

beforeEach(() => Promise.all([openAtlas('1941'), loadNames('1941')]));
afterEach(cleanup);

/** The places in the list. */
const linksListed = (): readonly (string | null)[] =>
  within(screen.getByRole('complementary'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const shown = () => useExample.getState().example;

describe('the map by itself', () => {
  test('lists every place, and what is typed narrows them down', async () => {
    render(<AtlasPage rest={[]} />);
    expect(screen.getByText('120 places')).toBeTruthy();
    // The link of the page before, which had the focus, is gone.
    expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Places' }));
    await userEvent.type(screen.getByLabelText('Find a place'), 'mid');
    expect(linksListed()).toEqual([
      'Middle East',
      'Midway',
      'Eastern United States Midwest',
      'North Atlantic Ocean, Sea Zone 9 Mid-Atlantic',
      'Midway waters, Sea Zone 43',
    ]);
  });

  test('finds a sea zone by the name of its sea, by any other name and by its number', async () => {
    render(<AtlasPage rest={[]} />);
    const field = screen.getByLabelText('Find a place');
    const find = async (typed: string): Promise<readonly (string | null)[]> => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      return linksListed();
    };
    expect(await find('north sea')).toEqual(['North Sea, Sea Zone 6']);
    expect(await find('faroe')).toEqual(['North Sea, Sea Zone 6 Faroe Islands']);
    expect(await find('7')).toEqual(['English Channel, Sea Zone 7']);
    // Two zones of one sea are told apart by their numbers.
    expect(await find('south pacific')).toEqual([
      'South Pacific Ocean, Sea Zone 35',
      'South Pacific Ocean, Sea Zone 36',
    ]);
  });

  test('heads the card of a sea zone by its sea and its number', () => {
    render(<AtlasPage rest={['sz-16']} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Central Mediterranean Sea, Sea Zone 16');
  });

  test('begins a card at its top, however far the list was scrolled', () => {
    const { rerender } = render(<AtlasPage rest={[]} />);
    const panel = screen.getByRole('complementary');
    panel.scrollTop = 900;
    rerender(<AtlasPage rest={['ukraine']} />);
    expect(screen.getByRole('complementary')).toBe(panel);
    expect(panel.scrollTop).toBe(0);
  });

  test('shows the board without units, and a press opens the card', () => {
    render(<AtlasPage rest={[]} />);
    expect(Object.keys(shown()?.game.units ?? { none: 0 })).toEqual([]);
    shown()?.hand?.press('karelia');
    expect(window.location.hash).toBe('#/atlas/karelia');
  });

  test('tells of a place with its sources, and outlines it', () => {
    render(<AtlasPage rest={['karelia']} />);
    expect(screen.getByRole('heading', { name: 'Karelia' })).toBe(document.activeElement);
    for (const part of ['Today', 'Then', 'What happened here', 'In the game (1941)', 'On the time line'])
      expect(screen.getByRole('heading', { name: part })).toBeTruthy();
    expect(shown()?.spaces).toEqual(['karelia']);
  });

  test('gives the map back when it closes', () => {
    render(<AtlasPage rest={[]} />).unmount();
    expect(shown()).toBeNull();
  });
});

describe('the time line', () => {
  test('shows an event at its place, in its month, with who held what', () => {
    const page = render(<TimePage rest={['fall-of-singapore']} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/Singapore/);
    expect(useMarkedPlace.getState().place?.space).toBe('southeast-asia');
    expect(useLayers.getState()).toMatchObject({ month: '1942-02' });
    expect(useLayers.getState().shown.has('holders')).toBe(true);
    page.unmount();
    expect(useLayers.getState().shown.has('holders')).toBe(false);
    expect(useMarkedPlace.getState().place).toBeNull();
  });

  test('begins with the first event, and steps on by button and key', async () => {
    render(<TimePage rest={[]} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Germany invades Poland');
    await userEvent.click(screen.getByRole('button', { name: 'One event on' }));
    expect(window.location.hash).toMatch(/^#\/time\/./);
    expect(window.location.hash).not.toMatch(/poland/);
  });

  test('stops where the game begins', () => {
    render(<TimePage rest={[OPENING_STEP]} />);
    expect(screen.getByRole('heading', { name: 'From here it is yours' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the game' })).toBeTruthy();
  });
});
