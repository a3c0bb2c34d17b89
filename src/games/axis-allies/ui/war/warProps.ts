import type { Moment, ToldGame } from '../../store/lookBack.ts';

/** The game told, the moment shown, and what shows another. */
export interface WarProps {
  readonly told: ToldGame;
  readonly moment: Moment;
  readonly onShow: (moment: Moment) => void;
}

/** Watches the last battle that had begun with the command at this place. */
export type Watch = (at: number) => void;
