import { create } from 'zustand';
import type { BattleSide, GameState } from '../../../engine/axis-allies/index.ts';
import { isRaiding, type OverComplex } from '../session/raids.ts';
import { NO_STANDING_STRIKES, type StandingStrikes } from '../session/unasked.ts';

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
