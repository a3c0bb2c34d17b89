import { describe, test } from 'vitest';
import { editionOf, newGame, type GameState, type Refusal } from '../../../../../src/engine/axis-allies/index.ts';
import { refusalText } from '../../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { sampleRefusals } from '../sampleRefusals.ts';
import { expectSentence } from '../sentence.ts';

const state: GameState = newGame(editionOf('1941'), {
  players: [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Boris', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  victory: 'standard',
});

describe('refusalText', () => {
  test.each(
    sampleRefusals(state).map((refusal): [string, Refusal] => [
      `${refusal.reason} with ${Object.keys(refusal).length - 2} details`,
      refusal,
    ]),
  )('%s', (_, refusal) => {
    expectSentence(refusalText(state, refusal));
  });
});
