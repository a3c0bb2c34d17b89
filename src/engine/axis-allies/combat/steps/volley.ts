import type { Battle, BattleSide, GameState, RollGroup, Unit } from '../../state.ts';
import { otherSide, unitsInBattle } from '../combatants.ts';
import { rollGroups } from '../rollGroups.ts';
import type { Clearing, StepRule } from '../stepRule.ts';
import { rollDice } from './rollDice.ts';
import { takeCasualties } from './takeCasualties.ts';

interface Volley {
  readonly side: BattleSide;
  /** The fire of units that fire first, or of the others. */
  readonly kind: 'strike' | 'fire';
  /** Whether a unit of the side fires in it. */
  fires(state: GameState, battle: Battle, unit: Unit): boolean;
  /** Whether these dice can hit anybody; without it they are rolled in any case. */
  canHit?(state: GameState, battle: Battle, group: RollGroup): boolean;
  /** What happens before. */
  readonly clears?: Clearing;
}

/** Some units of a side fire together, and the other side takes the casualties (COM-4, COM-8). */
export const volley = ({ side, kind, fires, canHit, clears = 'nothing' }: Volley): readonly StepRule[] => [
  rollDice({
    id: `${side}-${kind}`,
    side,
    groups(state, battle) {
      const units = unitsInBattle(state, battle, side).filter((unit) => fires(state, battle, unit));
      const groups = rollGroups(state, battle, side, units);
      return canHit ? groups.filter((group) => canHit(state, battle, group)) : groups;
    },
    byUnit: true,
    clears,
  }),
  takeCasualties(`${side}-${kind}-casualties`, otherSide(side)),
];
