import { describe, expect, test } from 'vitest';
import { TO_THE_END } from '../../../../../src/games/axis-allies/odds/index.ts';
import { threatMap } from '../../../../../src/games/axis-allies/odds/threats/index.ts';
import { game } from '../../../../engine/axis-allies/revised/position.ts';

/** What only Revised has and what changes the map of threats: guns, weapons developed, canals. */

const spacesOf = (scene: Parameters<typeof game>[0]) => {
  const found = threatMap(game(scene), [scene.power], 'this', TO_THE_END);
  return found!.threats.map(({ space }) => space);
};
const chanceIn = (space: string, scene: Parameters<typeof game>[0]) =>
  threatMap(game(scene), [scene.power], 'this', TO_THE_END)!.threats.find((threat) => threat.space === space)?.chance;

describe('the map of threats in Revised', () => {
  const bomber = { power: 'germany', units: { germany: { germany: { bomber: 1 } } } };

  test('reaches farther with long-range aircraft (RES-10)', () => {
    const usual = spacesOf(bomber);
    const long = spacesOf({ ...bomber, developments: { germany: ['long-range-aircraft'] } });
    expect(long).toEqual(expect.arrayContaining(usual));
    expect(long.length).toBeGreaterThan(usual.length);
    // Five spaces away by way of West Russia, where it lands: seven moves.
    expect(usual).not.toContain('novosibirsk');
    expect(long).toContain('novosibirsk');
  });

  test('an antiaircraft gun alone threatens nothing and holds nothing (AA-6)', () => {
    expect(spacesOf({ power: 'germany', units: { germany: { 'eastern-europe': { 'antiaircraft-gun': 1 } } } })).toEqual(
      [],
    );
    const left = {
      germany: { 'eastern-europe': { tank: 1 } },
      'soviet-union': { 'karelia-ssr': { 'antiaircraft-gun': 1 } },
    };
    expect(chanceIn('karelia-ssr', { power: 'germany', units: left })).toBe(1);
  });

  test('an antiaircraft gun fires at the aircraft that would come (AA-1)', () => {
    const attack = (defenders: Readonly<Record<string, number>>) =>
      chanceIn('karelia-ssr', {
        power: 'germany',
        units: {
          germany: { 'eastern-europe': { infantry: 1, fighter: 2 } },
          'soviet-union': { 'karelia-ssr': defenders },
        },
      })!;
    expect(attack({ infantry: 2, 'antiaircraft-gun': 1 })).toBeLessThan(attack({ infantry: 2 }));
  });

  test('fleets go through a canal only where its side holds all of it (MAP-6)', () => {
    const fleet = {
      power: 'germany',
      units: { germany: { 'sz-15': { battleship: 2 } }, 'united-kingdom': { 'sz-34': { transport: 1 } } },
    };
    expect(spacesOf(fleet)).not.toContain('sz-34');
    expect(spacesOf({ ...fleet, control: { 'anglo-egypt': 'germany' } })).not.toContain('sz-34');
    const held = { ...fleet, control: { 'anglo-egypt': 'germany', 'trans-jordan': 'germany' } };
    expect(chanceIn('sz-34', held)).toBeGreaterThan(0.99);
  });

  test('jet fighters make a space harder to take (RES-7)', () => {
    const raid = {
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { infantry: 3, tank: 2 } },
        'soviet-union': { 'karelia-ssr': { fighter: 2 } },
      },
    };
    const usual = chanceIn('karelia-ssr', raid)!;
    expect(chanceIn('karelia-ssr', { ...raid, developments: { 'soviet-union': ['jet-fighters'] } })).toBeLessThan(
      usual,
    );
  });
});
