import { memoizePerObject } from '../../common/memoize.ts';
import { actingIn, actingUnits } from '../acting.ts';
import { boardOf } from '../board.ts';
import { hitKindOf } from '../combat/combatants.ts';
import type { SpaceId } from '../ids.ts';
import { complexSpaces, hasFacility } from '../facilities.ts';
import { deedOf, isHostileTerritory, typeOf, unitOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, RollGroup, Shot, Unit } from '../state.ts';
import { shotAt } from './guns.ts';

/** Strategic bombing raids: who raids, and where (SBR). Rockets: which guns can strike which complexes (RKT). */

/** Whether an air unit has been told to raid (SBR-1). */
const isRaider = (state: GameState, unit: Unit): boolean => deedOf(state, unit.id)?.duty === 'raid';

/** Whether an air unit raids, or escorts those that do: it fights nowhere else this turn (SBR-3, SBR-7). */
const isOnRaid = (state: GameState, unit: Unit): boolean => {
  const duty = deedOf(state, unit.id)?.duty;
  return duty === 'raid' || duty === 'escort';
};

/** Whether there is a facility of the enemy to raid. */
export const canBeRaided = (state: GameState, space: SpaceId): boolean =>
  isHostileTerritory(state, space, state.power) && hasFacility(state, space);

/** The territories whose raid is still to be flown (SBR-1). */
export const raidsToFly = memoizePerObject((state: GameState): readonly SpaceId[] => {
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

/** The acting power's escorts of the raid in a territory (SBR-6). */
export const escortsIn = (state: GameState, space: SpaceId): readonly Unit[] =>
  actingIn(state, space).filter(({ id }) => deedOf(state, id)?.duty === 'escort');

/**
 * The acting power's units that attack a space; those that raid it, or escort the raid, do not (SBR-1).
 * @rule SBR-3
 */
export const attackersIn = (state: GameState, space: SpaceId): readonly Unit[] =>
  actingIn(state, space).filter((unit) => !isOnRaid(state, unit));

/**
 * The fire of a gun at the raiders of a territory, before they drop anything (SBR-2); null if there is none, or if guns
 * fire only at what attacks (SBR-4).
 */
export const shotAtRaiders = (state: GameState, space: SpaceId): Shot | null =>
  boardOf(state).firesAtFlights
    ? shotAt(
        state,
        space,
        raidersIn(state, space).map(({ id }) => id),
      )
    : null;

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

/** A strike that a power can make now. */
export interface RocketStrike {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** All strikes that the acting power can still make this turn, in the order of the board. */
export function rocketStrikes(state: GameState): readonly RocketStrike[] {
  if (state.phase !== 'conduct-combat') return [];
  const launchers = actingUnits(state).filter((unit) => typeOf(state, unit).rocketRange > 0);
  if (launchers.length === 0) return [];
  const spaces = new Set(launchers.map(({ space }) => space));
  return boardOf(state).territories.flatMap(({ id: from }) =>
    spaces.has(from)
      ? complexSpaces(state).flatMap((to) => (strikeRefusal(state, { from, to }) ? [] : [{ from, to }]))
      : [],
  );
}

/** A gun in a territory that can strike with rockets; not one aboard a ship (RKT-4). */
export const launcherIn = (state: GameState, space: SpaceId): Unit | undefined =>
  actingIn(state, space).find((unit) => typeOf(state, unit).rocketRange > 0);

/**
 * Why a gun of this territory cannot strike that complex, or null.
 * @rule RKT-1, RKT-2, RKT-3, RKT-4
 */
export function strikeRefusal(state: GameState, { from, to }: RocketStrike): Refusal | null {
  const { rockets, captured } = state.turn;
  const gun = launcherIn(state, from);
  if (!gun) return refusal('RKT-1', 'no-rockets', { spaces: [from] });
  if (captured.includes(from)) return refusal('RKT-4', 'captured-gun', { spaces: [from] });
  if (!canBeRaided(state, to)) return refusal('RKT-1', 'nothing-to-strike', { spaces: [to] });
  if (rockets.some((strike) => strike.from === from)) return refusal('RKT-2', 'struck-already', { spaces: [from] });
  if (rockets.some((strike) => strike.to === to)) return refusal('RKT-2', 'complex-struck', { spaces: [to] });
  const allowed = typeOf(state, gun).rocketRange;
  const requested = boardOf(state).airDistance(from, to);
  return requested > allowed ? refusal('RKT-3', 'out-of-range', { spaces: [to], allowed, requested }) : null;
}
