import { expect, test } from 'vitest';
import { PLAIN_MARK, PLAIN_PIECE, PLAIN_POWER, PLAIN_SIGN } from '../../src/emblems/looks.ts';
import { addLooks, markLook, powerLook, rankOf, signLook, silhouetteOf } from '../../src/games/looks.ts';
import { contrast } from '../map/colourDistance.ts';

const GREEN = { ...PLAIN_POWER, colour: '#0a5c2b' };
const TRUCE = { ...PLAIN_SIGN, glyph: 'M4 12H20' };

test('what nobody gave a look has a plain one that can be read', () => {
  expect([powerLook('atlantis'), signLook('truce'), markLook('well')]).toEqual([PLAIN_POWER, PLAIN_SIGN, PLAIN_MARK]);
  expect(silhouetteOf('fleet')).toBe(PLAIN_PIECE);
  expect(contrast(PLAIN_POWER.colour, PLAIN_POWER.ink)).toBeGreaterThan(4.5);
  expect(contrast(PLAIN_SIGN.colour, '#ffffff')).toBeGreaterThan(4.5);
  expect(rankOf('fleet')).toBeGreaterThan(rankOf('battleship'));
});

test('another family adds its own, and a power of a known name keeps its look', () => {
  const germany = powerLook('germany');
  addLooks({
    powers: { atlantis: GREEN, germany: GREEN },
    silhouettes: { fleet: 'M0 0H9' },
    signs: { truce: TRUCE },
    marks: {},
  });
  expect([powerLook('atlantis'), powerLook('germany')]).toEqual([GREEN, germany]);
  expect([silhouetteOf('fleet'), signLook('truce')]).toEqual(['M0 0H9', TRUCE]);
  expect(rankOf('infantry')).toBeLessThan(rankOf('artillery'));
});
