import {
  battlesToCome,
  canBeRaided,
  enemiesIn,
  isActing,
  typeOf,
  unitsIn,
  type Command,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';

/** Aircraft of one type and power over an enemy's industrial complex. */
export interface Raiders {
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  readonly units: readonly Unit[];
}

/** The aircraft sent to an enemy's industrial complex, each of which raids it or fights there (SBR-1). */
export interface OverComplex {
  readonly space: SpaceId;
  readonly raiders: readonly Raiders[];
  readonly units: readonly UnitId[];
  /** Nobody else attacks there. */
  readonly areAlone: boolean;
  /** Somebody is there to be fought. */
  readonly canFight: boolean;
}

export const isRaiding = ({ turn }: GameState, id: UnitId): boolean => turn.deeds[id]?.duty === 'raid';

/** All aircraft that were sent to complexes of the enemy in this combat move, by complex. */
export function overComplexes(state: GameState): readonly OverComplex[] {
  if (state.phase !== 'combat-move') return [];
  const spaces = new Map<SpaceId, Unit[]>();
  for (const unit of Object.values(state.units)) {
    const wasSent = isActing(state, unit.owner) && state.turn.deeds[unit.id]?.did === 'moved';
    if (!wasSent || !typeOf(state, unit).raids || !canBeRaided(state, unit.space)) continue;
    spaces.set(unit.space, [...(spaces.get(unit.space) ?? []), unit]);
  }
  return [...spaces].map(([space, units]) => {
    const attacking = unitsIn(state, space).filter(({ owner }) => isActing(state, owner));
    const isLanding = battlesToCome(state).some((plan) => plan.space === space && plan.landingFrom.length > 0);
    return {
      space,
      raiders: alike(units),
      units: units.map(({ id }) => id),
      areAlone: attacking.length === units.length && !isLanding,
      canFight: enemiesIn(state, space, state.power).some((unit) => typeOf(state, unit).canBeHit),
    };
  });
}

function alike(units: readonly Unit[]): readonly Raiders[] {
  const found = new Map<string, Raiders>();
  for (const unit of units) {
    const { type, owner } = unit;
    const key = `${type} ${owner}`;
    found.set(key, { type, owner, units: [...(found.get(key)?.units ?? []), unit] });
  }
  return [...found.values()];
}

/** The order to raid for aircraft that can do nothing else where they are, or null. */
export function onlyRaid(state: GameState): Command | null {
  const idle = overComplexes(state)
    .filter(({ areAlone, canFight }) => areAlone && !canFight)
    .flatMap(({ units }) => units.filter((id) => !isRaiding(state, id)));
  return idle.length === 0 ? null : { type: 'raid', units: idle, raid: true };
}
