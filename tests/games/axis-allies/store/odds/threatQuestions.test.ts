import { expect, test } from 'vitest';
import { type ThreatQuestion, threatsAnswered } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { startAskingThreats } from '../../../../../src/games/axis-allies/ui/threats/useAskThreats.ts';
import { TO_THE_END } from '../../../../../src/games/axis-allies/odds/policies.ts';
import { useThreats } from '../../../../../src/games/axis-allies/store/odds/threats.ts';
import type { Setup } from '../../../../../src/saves/schema.ts';
import { positionSetup, SETUP, startNewGame } from '../../../../store/gameSupport.ts';

/** Two tanks hit surely once at low luck, and the lone defender cannot hold. */
const POSITION = {
  edition: '1941',
  power: 'soviet-union',
  phase: 'combat-move',
  units: { germany: { ukraine: { tank: 2 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
};

/** What is asked of Caucasus with these dice, and the chance that Germany takes it. */
async function askedWith(diceMode: Setup['diceMode']) {
  const questions: ThreatQuestion[] = [];
  const chances: (number | null | undefined)[] = [];
  startNewGame(positionSetup(POSITION, { ...SETUP, diceMode }));
  useThreats.setState({ asked: 'caucasus' });
  const stop = startAskingThreats(() => ({
    answer: async (question: ThreatQuestion) => {
      questions.push(question);
      const answer = threatsAnswered(question);
      if (answer.about === 'space') chances.push(answer.back.attacks.find(({ power }) => power === 'germany')?.chance);
      return answer;
    },
    close: () => {},
  }));
  // The same is not asked twice.
  useThreats.setState({ asked: 'caucasus' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  return { policies: questions.map(({ policies }) => policies), chances };
}

test('threats are reckoned with the dice of the game', async () => {
  const real = await askedWith('program');
  const low = await askedWith('low-luck');
  expect(real.policies).toEqual([TO_THE_END]);
  expect(low.policies).toEqual([{ ...TO_THE_END, dice: 'low-luck' }]);
  expect(low.chances[0]).toBeGreaterThan(real.chances[0]!);
});
