import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Card, WarEvent } from '../../src/atlas/schema.ts';
import { EDITIONS_WITH_CARDS, entriesIn, SPACES } from './files.ts';

/** The parts of the war that the line of time must not pass over, each with the spaces of its events. */
const THEATRES: Readonly<Record<string, RegExp>> = {
  Europe: /^(united-kingdom|western-europe|germany|southern-europe|eastern-europe|norway-finland|sz-[5-8])$/,
  'the Atlantic': /^(iceland|greenland|sz-([1-9]|1[0-4]|2[1-4]))$/,
  'Africa and the Mediterranean': /africa|^(anglo-egypt-sudan|french-madagascar|southern-europe|sahara|sz-1[5-7])$/,
  'the Eastern front': /^(russia|west-russia|karelia|ukraine|caucasus|archangel|sz-18)$/,
  China: /china|^(szechwan|manchuria)$/,
  'South-East Asia': /^(southeast-asia|east-indies|borneo|india|sz-(29|3[0-2]))$/,
  'the Pacific': /island|^(iwo-jima|okinawa|midway|new-guinea|japan|sz-(3[3-9]|4[0-9]))$/,
};

const carded = new Set(entriesIn<Card>('cards').map(({ space }) => space));
const without = (kind: 'land' | 'sea'): string[] =>
  SPACES.filter((space) => space.kind === kind && !carded.has(space.id)).map(({ name }) => name);

function filesOf(folder: string, name: RegExp): URL[] {
  const url = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((file) => name.test(file))
    .map((file) => new URL(file, url));
}

const events = entriesIn<WarEvent>('events');

describe('the atlas is complete', () => {
  test('every one of the 71 lands has a card, and so has every sea zone', () => {
    expect(SPACES.filter(({ kind }) => kind === 'land')).toHaveLength(71);
    expect(without('land')).toEqual([]);
    expect(without('sea')).toEqual([]);
  });

  test('more than a hundred events are told, in every year of the war, and no more than one can go through', () => {
    expect(events.length).toBeGreaterThanOrEqual(100);
    expect(events.length).toBeLessThanOrEqual(120);
    const years = new Set(events.map(({ date }) => date.slice(0, 4)));
    expect([...years].sort()).toEqual(['1939', '1940', '1941', '1942', '1943', '1944', '1945']);
  });

  test.each(Object.entries(THEATRES))('%s has at least five of them', (_, spaces) => {
    expect(events.filter(({ place }) => spaces.test(place.space)).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['Germany attacks Poland', '1939-09-01', 'germany'],
    ['Germany attacks the Soviet Union', '1941-06-22', 'west-russia'],
    ['Japan attacks Pearl Harbor', '1941-12-07', 'hawaiian-islands'],
    ['Germany surrenders', '1945-05-08', 'germany'],
    ['Japan surrenders', '1945-09-02', 'sz-45'],
  ])('it tells that %s', (_, date, space) => {
    expect(events.some((event) => event.date === date && event.place.space === space)).toBe(true);
  });

  test('its texts and borders leave half of the 600 KB that it may weigh to its pages', () => {
    const folders = [
      'rules/1941/atlas',
      'rules/1941/atlas/cards',
      'rules/1941/atlas/events',
      'rules/1941/atlas/sources',
    ];
    const texts = [...folders, 'rules/world'].flatMap((folder) => filesOf(folder, /\.json$/));
    const drawn = filesOf('public/map', /^1941-(today|globe)\.json$/);
    const weight = [...texts, ...drawn].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(weight / 1024).toBeLessThan(300);
  });
});

describe.each(EDITIONS_WITH_CARDS)('the own cards of the atlas of %s', (edition) => {
  test('are forty or more', () => {
    expect(entriesIn<Card>('cards', edition).length).toBeGreaterThanOrEqual(40);
  });

  test('weigh no more than 150 KB to the page', () => {
    const folders = ['cards', 'sources'].map((folder) => `rules/${edition}/atlas/${folder}`);
    const texts = folders.flatMap((folder) => filesOf(folder, /\.json$/));
    const weight = texts.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(weight / 1024).toBeLessThan(150);
  });
});
