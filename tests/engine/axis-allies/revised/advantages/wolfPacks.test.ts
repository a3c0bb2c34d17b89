import { describe, expect, test } from 'vitest';
import { after, asked, endPhase, fight, game, move, readBack, roll, type Scene } from './support.ts';

const pack = (units: Scene['units'], scene: Partial<Scene> = {}) =>
  game({ power: 'germany', advantages: { germany: ['wolf-packs'] }, units, ...scene });
const british = { 'united-kingdom': { 'sz-8': { battleship: 2 } } };
const from = (zone: string, submarine: number) => move(zone, { submarine }, 'sz-8');

describe('NA-GE-4: Wolf Packs', () => {
  test('three submarines from three zones attack on 3, in later cycles and by twos as well', () => {
    const state = pack({
      germany: { 'sz-9': { submarine: 1 }, 'sz-7': { submarine: 1 }, 'sz-12': { submarine: 1 } },
      ...british,
    });
    const first = readBack(after(state, from('sz-9', 1), from('sz-7', 1), from('sz-12', 1), endPhase, fight('sz-8')));
    expect(asked(first)).toEqual(['3: submarine, submarine, submarine']);
    const fired = after(first, roll(6, 6, 6), roll(1, 6));
    const going = after(fired, { type: 'submerge', units: [] }, { type: 'press' });
    expect(asked(readBack(going))).toEqual(['3: submarine, submarine']);
  });

  test('two are none, and one that lay there does not count', () => {
    const two = pack({ germany: { 'sz-9': { submarine: 2 } }, ...british });
    expect(asked(after(two, from('sz-9', 2), endPhase, fight('sz-8')))).toEqual(['2: submarine, submarine']);
    const there = pack({ germany: { 'sz-9': { submarine: 2 }, 'sz-8': { submarine: 1 } }, ...british });
    expect(asked(after(there, from('sz-9', 2), endPhase, fight('sz-8')))).toEqual([
      '2: submarine, submarine, submarine',
    ]);
  });

  test('those that moved are a pack beside one that did not', () => {
    const four = pack({ germany: { 'sz-9': { submarine: 3 }, 'sz-8': { submarine: 1 } }, ...british });
    expect(asked(after(four, from('sz-9', 3), endPhase, fight('sz-8')))).toEqual([
      '2: submarine',
      '3: submarine, submarine, submarine',
    ]);
  });

  test('Super Submarines in a pack attack on 4', () => {
    const state = pack(
      { germany: { 'sz-9': { submarine: 3 } }, ...british },
      { developments: { germany: ['super-submarines'] } },
    );
    expect(asked(after(state, from('sz-9', 3), endPhase, fight('sz-8')))).toEqual([
      '4: submarine, submarine, submarine',
    ]);
  });

  test('defending they are no pack, nor are Japan’s', () => {
    const defence = pack(
      { germany: { 'sz-8': { submarine: 3 } }, 'united-kingdom': { 'sz-7': { battleship: 1 } } },
      { power: 'united-kingdom' },
    );
    const attacked = after(defence, move('sz-7', { battleship: 1 }, 'sz-8'), endPhase, fight('sz-8'));
    expect(asked(attacked)).toEqual(['2: submarine, submarine, submarine']);
    const japan = pack({ japan: { 'sz-9': { submarine: 3 } }, ...british }, { power: 'japan' });
    expect(asked(after(japan, from('sz-9', 3), endPhase, fight('sz-8')))).toEqual([
      '2: submarine, submarine, submarine',
    ]);
  });

  test('ships that hunt with submarines are no part of a pack', () => {
    const two = pack({ germany: { 'sz-9': { submarine: 2, destroyer: 2 } }, ...british });
    const fleet = move('sz-9', { submarine: 2, destroyer: 2 }, 'sz-8');
    expect(asked(after(two, fleet, endPhase, fight('sz-8')))).toEqual(['2: submarine, submarine']);
    const beside = pack({ germany: { 'sz-9': { submarine: 3, destroyer: 1 } }, ...british });
    const joined = after(beside, from('sz-9', 3), move('sz-9', { destroyer: 1 }, 'sz-8'), endPhase, fight('sz-8'));
    expect(asked(joined)).toEqual(['3: submarine, submarine, submarine']);
    expect(asked(after(joined, roll(6, 6, 6)))).toEqual(['3: destroyer']);
  });
});
