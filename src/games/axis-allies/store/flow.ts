import { create } from 'zustand';
import type { AxisAllies, BattleSide, GameState } from '../../../engine/axis-allies/index.ts';
import type { Flow } from '../../../session/flow.ts';
import { fightToEnd, rollOn, rollRound, withStrike } from '../session/fighting.ts';
import { endOrders, startOnlyBattle } from '../session/phaseEnd.ts';
import {
  answerUnasked,
  NO_STANDING_STRIKES,
  type StandingStrikes,
  isRaiding,
  type OverComplex,
} from '../session/unasked.ts';

/** What players have said once, so that they are not asked again. It is kept for as long as the page is open. */

interface StandingStrikesStore extends StandingStrikes {
  /** In a battle, a side is asked no more, or asked again. */
  setStanding(battle: string, side: BattleSide, isStanding: boolean): void;
}

export const useStandingStrikes = create<StandingStrikesStore>()((set) => ({
  ...NO_STANDING_STRIKES,
  setStanding: (battle, side, isStanding) =>
    set((now) => {
      const others = now.battle === battle ? now.sides.filter((one) => one !== side) : [];
      return { battle, sides: isStanding ? [...others, side] : others };
    }),
}));

/** Aircraft of a turn; what a turn began with tells it from every other, of other games too. */
interface Answered {
  readonly turn: GameState['turn']['control'];
  readonly over: string;
}

/** Of which aircraft it was said whether they raid or fight, since without an order they fight. */
interface RaidAnswers {
  readonly answered: readonly Answered[];
  answer(state: GameState, over: OverComplex): void;
}

export const useRaidAnswers = create<RaidAnswers>()((set) => ({
  answered: [],
  answer: ({ turn }, over) =>
    set(({ answered }) => ({ answered: [...answered, { turn: turn.control, over: nameOf(over) }] })),
}));

const nameOf = ({ space, units }: OverComplex): string => [space, ...units].join(' ');

/** Whether nobody has said yet if these aircraft, alone over a complex, raid it or fight. */
export const isOpen = (state: GameState, over: OverComplex, { answered }: Pick<RaidAnswers, 'answered'>): boolean =>
  over.areAlone &&
  over.canFight &&
  !over.units.some((id) => isRaiding(state, id)) &&
  !answered.some((one) => one.turn === state.turn.control && one.over === nameOf(over));

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
