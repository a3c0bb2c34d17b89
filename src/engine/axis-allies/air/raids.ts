import { actingIn } from '../acting.ts';
import { memoizePerState } from '../../common/memoize.ts';
import { hitKindOf } from '../combat/combatants.ts';
import type { SpaceId } from '../ids.ts';
import { hasComplex } from '../phases/complexes.ts';
import { deedOf, isHostileTerritory, typeOf, unitOf } from '../pieces.ts';
import type { GameState, RollGroup, Shot, Unit } from '../state.ts';
import { shotAt } from './guns.ts';

/** Strategic bombing raids: who raids, and where (SBR). */

/** Whether an air unit has been told to raid (SBR-1). */
export const isRaider = (state: GameState, unit: Unit): boolean => deedOf(state, unit.id)?.duty === 'raid';

/** Whether there is a complex of the enemy to raid. */
export const canBeRaided = (state: GameState, space: SpaceId): boolean =>
  isHostileTerritory(state, space, state.power) && hasComplex(state, space);

/** The territories whose raid is still to be flown (SBR-1). */
export const raidsToFly = memoizePerState((state: GameState): readonly SpaceId[] => {
  const spaces = new Set<SpaceId>();
  for (const id in state.turn.deeds) {
    const deed = state.turn.deeds[id]!;
    const space = deed.duty === 'raid' && deed.phase === 'combat-move' ? unitOf(state, id)?.space : undefined;
    if (space !== undefined && canBeRaided(state, space)) spaces.add(space);
  }
  return [...spaces];
});

/** The acting power's raiders in a territory. */
export const raidersIn = (state: GameState, space: SpaceId): readonly Unit[] =>
  actingIn(state, space).filter((unit) => isRaider(state, unit));

/**
 * The acting power's units that attack a space; those that raid it do not (SBR-1).
 * @rule SBR-3
 */
export const attackersIn = (state: GameState, space: SpaceId): readonly Unit[] =>
  actingIn(state, space).filter((unit) => !isRaider(state, unit));

/** The fire of a gun at the raiders of a territory, before they drop anything (SBR-2); null if there is none. */
export const shotAtRaiders = (state: GameState, space: SpaceId): Shot | null =>
  shotAt(
    state,
    space,
    raidersIn(state, space).map(({ id }) => id),
  );

/** The dice of a raid, those of each bomber one after another (SBR-2, SBR-4). */
export function raidGroups(state: GameState, space: SpaceId): readonly RollGroup[] {
  const groups = new Map<number, RollGroup>();
  for (const unit of raidersIn(state, space)) {
    const dice = typeOf(state, unit).attackDice;
    const group = groups.get(dice) ?? { value: 0, kind: hitKindOf(state, unit), units: [], dicePerUnit: dice };
    groups.set(dice, { ...group, units: [...group.units, unit.id] });
  }
  return [...groups.values()];
}
