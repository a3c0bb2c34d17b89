// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AtlasPage } from '../../../src/classroom/atlas/AtlasPage.tsx';
import { loadGlossary } from '../../../src/classroom/glossary/GlossaryPage.tsx';
import { LessonHandout } from '../../../src/classroom/lessons/handout/LessonHandout.tsx';
import { LessonShow } from '../../../src/classroom/lessons/show/LessonShow.tsx';
import { TimePage } from '../../../src/classroom/time/TimePage.tsx';
import { openAtlas } from '../../../src/store/atlas/atlasStore.ts';
import { openGlossary, useGlossary } from '../../../src/store/atlas/glossary.ts';
import { loadNames } from '../../../src/store/findSpaces.ts';

vi.mock('../../../src/map/picture/ViewPicture.tsx', () => ({ ViewPicture: () => null }));

const GlossaryPage = await loadGlossary();
beforeEach(() => Promise.all([openAtlas('1941'), loadNames('1941'), openGlossary()]));
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const wordsListed = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the page', () => {
  test('lists every word with its meaning, and what is typed narrows them down', async () => {
    render(<GlossaryPage rest={[]} />);
    const { words } = useGlossary.getState();
    expect(wordsListed()).toEqual(words.map(({ word }) => word));
    expect(screen.getByText(`${words.length} words`)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'capitul');
    expect(wordsListed()).toEqual(['Surrender']);
    expect(screen.getByText('1 word')).toBeTruthy();
  });

  test('shows one word alone, has the focus on it, and leads to others', () => {
    render(<GlossaryPage rest={['convoy']} />);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('Convoy');
    expect(document.activeElement).toBe(heading);
    const others = within(screen.getByRole('navigation', { name: 'Words that belong to it' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toContain('#/glossary/blockade');
    expect(screen.getByRole('link', { name: 'All words' }).getAttribute('href')).toBe('#/glossary');
  });

  test('says so when the address names no word', () => {
    render(<GlossaryPage rest={['spaceship']} />);
    expect(screen.getByRole('alert').textContent).toMatch(/no such word/);
    expect(wordsListed().length).toBeGreaterThan(30);
  });
});

test('words of a card and of an event lead to the glossary, each once', () => {
  render(<AtlasPage rest={['sz-10']} />);
  const links = within(screen.getByRole('complementary')).getAllByRole('link', { name: /^convoys?$/i });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/glossary/convoy']);
  cleanup();
  render(<TimePage rest={['siege-of-leningrad']} />);
  expect(screen.getByRole('link', { name: 'siege' }).getAttribute('href')).toBe('#/glossary/siege');
});

describe('in a show', () => {
  beforeEach(async () => {
    window.location.hash = '#/lessons/battle-of-the-atlantic/show/11';
    render(<LessonShow id="battle-of-the-atlantic" number="11" />);
    await screen.findByRole('heading', { level: 1, name: /Who goes hungry/ });
  });
  const meaning = () => screen.queryByRole('heading', { level: 2 })?.textContent;
  const press = (key: string) => act(() => fireEvent.keyDown(document.body, { key }));

  test('a press on a word tells its meaning, and the stop stays', async () => {
    const word = screen.getByRole('button', { name: 'blockade' });
    await userEvent.click(word);
    expect(meaning()).toBe('Blockade');
    expect(word.getAttribute('aria-expanded')).toBe('true');
    expect(window.location.hash).toBe('#/lessons/battle-of-the-atlantic/show/11');
    await userEvent.click(screen.getByRole('button', { name: 'Close the word' }));
    expect(meaning()).toBeUndefined();
  });

  test('a key goes through the words of the stop, and Escape closes before it ends the show', () => {
    const told: (string | null | undefined)[] = [];
    do {
      press('g');
      told.push(meaning());
    } while (told.at(-1) !== undefined && told.length < 9);
    expect(told.slice(0, 2)).toEqual(['Blockade', 'Famine']);
    expect(told.at(-1)).toBeUndefined();
    press('g');
    press('Escape');
    expect(meaning()).toBeUndefined();
    expect(window.location.hash).toBe('#/lessons/battle-of-the-atlantic/show/11');
  });
});

test('a handout explains the words of its texts at its end', async () => {
  render(<LessonHandout id="battle-of-the-atlantic" />);
  const list = await waitFor(() => screen.getByRole('region', { name: 'Words' }));
  expect(
    within(list)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toContain('Convoy');
});
