import {
  awaiting,
  onlyCasualties,
  reach,
  shotsAlong,
  type BattleSide,
  type Command,
  type GameState,
  type UnitId,
  battlesToCome,
  canBeRaided,
  canEscort,
  enemiesIn,
  isActing,
  raidsToFly,
  typeOf,
  unitsIn,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { playNext } from '../../../session/orders.ts';
import type { Played } from './types.ts';

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

/** Aircraft beside raiders that can escort them (SBR-6). */
export interface BesideRaid {
  readonly space: SpaceId;
  readonly escorts: readonly Raiders[];
}

export const isEscorting = ({ turn }: GameState, id: UnitId): boolean => turn.deeds[id]?.duty === 'escort';

/** All aircraft of this combat move that can escort raiders where they are, by space. */
export const besideRaids = (state: GameState): readonly BesideRaid[] =>
  state.phase !== 'combat-move'
    ? []
    : raidsToFly(state).flatMap((space) => {
        const able = unitsIn(state, space).filter(
          (unit) => isActing(state, unit.owner) && state.turn.deeds[unit.id]?.did === 'moved' && canEscort(state, unit),
        );
        return able.length > 0 ? [{ space, escorts: alike(able) }] : [];
      });

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
function onlyRaid(state: GameState): Command | null {
  const idle = overComplexes(state)
    .filter(({ areAlone, canFight }) => areAlone && !canFight)
    .flatMap(({ units }) => units.filter((id) => !isRaiding(state, id)));
  return idle.length === 0 ? null : { type: 'raid', units: idle, raid: true };
}

/** Which sides have said that their submarines strike, or stay, in every round of a battle (COM-5). */
export interface StandingStrikes {
  /** The battle, by its mark; null for none. */
  readonly battle: string | null;
  readonly sides: readonly BattleSide[];
}

export const NO_STANDING_STRIKES: StandingStrikes = { battle: null, sides: [] };

/** Tells the battle under way from every other of the game. */
export const battleMark = (commands: readonly Command[]): string =>
  `${commands.findLastIndex(({ type }) => type === 'fight')}`;

/**
 * Gives the answer to what need not be asked: casualties where all choices come to the same (COM-8), submarines strike
 * whose side is asked no more, aircraft fly home that have one place to land and no fire on the way (COM-25), and
 * aircraft raid a complex where they are alone and nobody can be fought (SBR-1); null if the game waits for something
 * else.
 */
export function answerUnasked(played: Played, standing: StandingStrikes): Played | null {
  const { state, commands } = played.timeline;
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'casualties': {
      const units = onlyCasualties(state);
      return units && playNext(played, { type: 'casualties', units }, true);
    }
    case 'submerge': {
      const isUnasked = standing.sides.includes(asked.side) && standing.battle === battleMark(commands);
      return isUnasked ? playNext(played, { type: 'submerge', units: [] }) : null;
    }
    case 'fly-home': {
      const flight = onlyFlight(state, asked.units);
      return flight && playNext(played, flight);
    }
    case 'command': {
      const raid = onlyRaid(state);
      return raid && playNext(played, raid, true);
    }
    case 'dice':
    case 'retreat':
    case 'stranded':
    case 'intercept':
    case 'share':
    case 'offer':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'kamikaze':
    case 'scramble':
    case 'over':
      return null;
  }
}

/** The order of aircraft that fly home next, if none of them has a choice. */
function onlyFlight(state: GameState, units: readonly UnitId[]): Command | null {
  const starts = [...new Set(units.map((id) => state.units[id]?.space))];
  const flights = starts.map((start) =>
    reach(
      state,
      units.filter((id) => state.units[id]?.space === start),
    ),
  );
  const isOpen = flights.some((to) => to.length !== 1 || shotsAlong(state, to[0]?.routes ?? {}).length > 0);
  return isOpen ? null : (flights[0]?.[0]?.command ?? null);
}
