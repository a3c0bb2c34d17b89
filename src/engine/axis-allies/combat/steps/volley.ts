import type { Battle, BattleSide, GameState, RollGroup, Unit } from '../../state.ts';
import { canBeStruck, otherSide, survivors, unitsInBattle } from '../combatants.ts';
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
  /** Dice that the edition rolls even if they can hit nobody. */
  rolls?(state: GameState, battle: Battle, group: RollGroup): boolean;
  /** What happens before. */
  readonly clears?: Clearing;
}

/**
 * Some units of a side fire together, and the other side takes the casualties (COM-4, COM-8). Submarines fire once a
 * round: `strike` and `fire` where they choose in each round, `openingFire` and `mainFire` where they always fire
 * first. Dice that can hit nobody are not rolled, such as those of submarines when only aircraft are left (COM-9).
 * @rule COM-6, COM-7
 */
export const volley = ({ side, kind, fires, rolls, clears = 'nothing' }: Volley): readonly StepRule[] => [
  rollDice({
    id: `${side}-${kind}`,
    side,
    groups(state, battle) {
      const units = unitsInBattle(state, battle, side).filter((unit) => fires(state, battle, unit));
      return rollGroups(state, battle, side, units).filter(
        (group) => rolls?.(state, battle, group) || canHit(state, battle, side, group),
      );
    },
    byUnit: true,
    clears,
  }),
  takeCasualties(`${side}-${kind}-casualties`, otherSide(side)),
];

/** Whether dice of this side can hit anybody of the other (COM-9). */
const canHit = (state: GameState, battle: Battle, side: BattleSide, { kind }: RollGroup): boolean =>
  survivors(state, battle, otherSide(side)).some((target) => canBeStruck(state, target, kind, battle.destroyers[side]));
