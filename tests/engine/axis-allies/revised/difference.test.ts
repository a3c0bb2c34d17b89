import { expect, test } from 'vitest';
import { difference } from '../../../../src/engine/axis-allies/index.ts';
import { namesText, spaceChanges } from '../../../../src/games/axis-allies/text/lab/compareText.ts';
import { game } from './position.ts';

/** What two positions of Revised can differ in besides units, control and IPCs. */

const scene = { power: 'germany', units: { germany: { 'ukraine-ssr': { infantry: 1 } } } };
const COMPLEXES = ['germany', 'ukraine-ssr'];

test('developments, advantages and complexes differ, and are told', () => {
  const before = game({
    ...scene,
    developments: { germany: ['jet-fighters'] },
    advantages: { germany: ['u-boat-interdiction'] },
    complexes: ['germany'],
  });
  const after = game({ ...scene, developments: { germany: ['rockets'] }, complexes: COMPLEXES });
  const { spaces, powers } = difference(before, after);
  expect(spaces).toEqual([{ space: 'ukraine-ssr', units: {}, control: null, complex: true }]);
  expect(spaceChanges(after, spaces[0]!)).toEqual(['now with an industrial complex']);
  expect(powers).toMatchObject([{ power: 'germany', developments: { more: ['rockets'], fewer: ['jet-fighters'] } }]);
  expect(namesText(after, powers[0]!)).toBe('now with Rockets, without Jet Fighters, without U-Boat Interdiction');
  const back = difference(after, before);
  expect(spaceChanges(before, back.spaces[0]!)).toEqual(['without an industrial complex']);
});
