import { expect, test } from 'vitest';
import { battleEndText } from '../../../../src/games/axis-allies/text/battleEnds.ts';

test('an end says what is left, and who has no place to land', () => {
  const left = { attacker: { fighter: 2 }, defender: { submarine: 1 } };
  const end = { result: 'stalemate', left, unlanded: { attacker: {}, defender: {} } } as const;
  expect(battleEndText(end)).toBe('2 fighters and a submarine are left');
  expect(battleEndText({ ...end, unlanded: { attacker: { fighter: 1 }, defender: {} } })).toBe(
    '2 fighters and a submarine are left; no place to land for a fighter',
  );
});
