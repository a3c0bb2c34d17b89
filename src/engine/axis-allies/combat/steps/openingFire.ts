import { typeOf } from '../../pieces.ts';
import type { Battle, BattleSide, GameState, RollGroup } from '../../state.ts';
import { canBeStruck, otherSide, survivors } from '../combatants.ts';
import type { StepRule } from '../stepRule.ts';
import { volley } from './volley.ts';

/** Battle rounds in which units that can fire first always do: in every opening fire, and never after it (COM-7). */

/** The fire of those units, destroyers or not, and its casualties (COM-6, COM-7). */
export const openingFire = (side: BattleSide): readonly StepRule[] =>
  volley({ side, kind: 'strike', fires: (state, _battle, unit) => typeOf(state, unit).firesFirst, canHit: hits(side) });

/** The fire of all others, and its casualties. Before it the casualties of the opening fire leave (COM-6, COM-8). */
export const mainFire = (side: BattleSide): readonly StepRule[] =>
  volley({
    side,
    kind: 'fire',
    fires: (state, _battle, unit) => !typeOf(state, unit).firesFirst,
    canHit: hits(side),
    clears: side === 'attacker' ? 'surprised' : 'nothing',
  });

/** Whether dice of this side can hit anybody (COM-9). */
const hits =
  (side: BattleSide) =>
  (state: GameState, battle: Battle, { kind }: RollGroup): boolean =>
    survivors(state, battle, otherSide(side)).some((target) =>
      canBeStruck(state, target, kind, battle.destroyers[side]),
    );
