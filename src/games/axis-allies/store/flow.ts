import type { AxisAllies } from '../../../engine/axis-allies/index.ts';
import type { Flow } from '../../../session/flow.ts';
import { fightToEnd, rollOn, rollRound, withStrike } from '../session/fighting.ts';
import { endOrders, startOnlyBattle } from '../session/phaseEnd.ts';
import { answerUnasked } from '../session/unasked.ts';
import { useStandingStrikes } from './saidOnce.ts';

const standing = () => useStandingStrikes.getState();

/** How a game goes on after an order, with what its players have said for the rest of a battle. */
export const flow: Flow<AxisAllies> = {
  answer: (played) => answerUnasked(played, standing()),
  rollRound: (played, dice) => rollRound(played, { dice, standing: standing() }),
  rollOn: (played, dice) => rollOn(played, { dice, standing: standing() }),
  fightToEnd: (played, dice) => fightToEnd(played, { dice, standing: standing() }),
  fightOrders: withStrike,
  endOrders,
  afterPhase: startOnlyBattle,
};
