import { describe, expect, test } from 'vitest';
import { editionOf, newGame, play, type GameState, type Refusal } from '../../src/engine/index.ts';
import { refusalText } from '../../src/text/refusals.ts';
import { sampleRefusals } from './sampleRefusals.ts';
import { expectSentence } from './sentence.ts';

const state: GameState = newGame(editionOf('1941'), {
  players: [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Boris', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  victory: 'standard',
});

describe('refusalText', () => {
  test.each(sampleRefusals(state).map((refusal): [string, Refusal] => [`${refusal.reason} with ${Object.keys(refusal).length - 2} details`, refusal]))('%s', (_, refusal) => {
    expectSentence(refusalText(state, refusal).replace('nowhere', 'Nowhere'));
  });

  test('says what an order costs and what there is', () => {
    const answer = play(state, { type: 'purchase', units: { battleship: 2 } });
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(refusalText(state, answer.fault)).toBe('This order costs 32 IPCs, and the treasury holds 7 IPCs.');
  });

  test('names what would do instead', () => {
    const refusal: Refusal = { rule: 'MOB-1', reason: 'no-complex', spaces: ['karelia'], instead: ['russia', 'caucasus'] };
    expect(refusalText(state, refusal)).toContain('Russia or Caucasus would do.');
  });
});
