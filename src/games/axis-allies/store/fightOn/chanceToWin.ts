import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { Answers } from '../../session/fightOn.ts';
import type { OddsAnswer } from '../../odds/questions.ts';
import { choicesNow } from '../odds/choices.ts';
import { workerOffice } from '../odds/workerOffice.ts';
import { keepsAir } from '../../session/landOrAir.ts';

/**
 * The attackers' chance to win the battle under way, if they fight to the end, lose their units as these answers say,
 * and the defenders decide as the odds assume. Null if there are no odds for it. It is reckoned in a worker.
 */
export async function chanceToWin(state: GameState, answers: Answers): Promise<number | null> {
  const { battle } = state;
  if (battle === null) return null;
  const { usual, at, dice } = choicesNow();
  const assumed = at[battle.space] ?? usual;
  const casualties = battle.kind === 'land' && keepsAir(state, answers) ? 'keep-air' : 'suggested';
  const policies = { ...assumed, attacker: { ...assumed.attacker, casualties }, retreat: 'never' } as const;
  let fail = (): void => undefined;
  const failure = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('the worker broke down'));
  });
  const office = workerOffice(() => fail());
  // The other battles of the turn are not asked for.
  const alone = { ...state, turn: { ...state.turn, battles: [] } };
  const question = { state: alone, choices: { usual: policies, at: {}, ...(dice && { dice }) }, orders: [] };
  try {
    return chanceIn(await Promise.race([office.answer(question), failure]));
  } finally {
    office.close();
  }
}

function chanceIn({ underWay }: OddsAnswer): number | null {
  if (underWay === null || typeof underWay === 'string') return null;
  return (underWay.answers.press ?? underWay.odds).results['attacker-won'];
}
