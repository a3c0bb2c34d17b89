import {
  alikeUnits,
  approaches,
  areFriends,
  attackRange,
  enemiesInTurn,
  nextCombatMove,
  typeOf,
  availableComplexes,
  boardOf,
  complexSpaces,
  unitsIn,
  unitTypesOf,
  isMovePhase,
  isActing,
  landingPlaces,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitType,
  type Unit,
} from '../../../../engine/axis-allies/index.ts';
import { type Hint, thingOf, type TellsOf } from './told.ts';

/** The enemies whose units of such a type could attack in a space in their next combat move, each unit alone. */
export function enemiesReaching(
  game: GameState,
  space: SpaceId,
  isMeant: (type: UnitType) => boolean,
): readonly PowerId[] {
  return enemiesInTurn(game).filter((power) => {
    const turn = nextCombatMove(game, power);
    return alikeUnits(turn).some(
      ([unit]) => unit !== undefined && isMeant(typeOf(turn, unit)) && attackRange(turn, unit).includes(space),
    );
  });
}

const TAKING: readonly string[] = ['attack', 'capture', 'blitz', 'assault'];

/** The enemies that could take a territory in their next combat move, from the sea too. */
export const enemiesTaking = (game: GameState, territory: SpaceId): readonly PowerId[] =>
  enemiesInTurn(game).filter((power) => canTake(nextCombatMove(game, power), territory));

function canTake(turn: GameState, territory: SpaceId): boolean {
  for (const found of approaches(turn, territory)) {
    const unit = turn.units[found?.units[0] ?? ''];
    if (found !== null && unit !== undefined && TAKING.includes(found.meaning) && typeOf(turn, unit).captures)
      return true;
  }
  return false;
}

const CAPITAL_PHASES: readonly string[] = ['combat-move', 'noncombat-move', 'mobilize-new-units'];

/** The own capital without land units, bought ones too, that an enemy can take in its next turn (CAP-1). */
export function emptyCapital(game: GameState): readonly Hint[] {
  const space = boardOf(game).powers.get(game.power)?.capital ?? null;
  if (!CAPITAL_PHASES.includes(game.phase) || space === null || game.control[space] !== game.power) return [];
  const isHeld = unitsIn(game, space).some(
    (unit) => canHold(typeOf(game, unit)) && areFriends(game, unit.owner, game.power),
  );
  if (isHeld || canBeFilled(game, space)) return [];
  const enemies = enemiesTaking(game, space);
  return enemies.length > 0 ? [{ kind: 'empty-capital', space, enemies }] : [];
}

/** A gun does not fight in the battle. */
const canHold = (type: UnitType | undefined): boolean => type?.domain === 'land' && type.defense > 0;

/** Whether a land unit that was bought can still be placed there. */
function canBeFilled(game: GameState, space: SpaceId): boolean {
  const types = unitTypesOf(game, game.power);
  const isBought = Object.entries(game.purchased).some(([id, n]) => n > 0 && canHold(types.get(id)));
  return isBought && availableComplexes(game).some(({ complex, left }) => complex === space && left > 0);
}

/**
 * Own transports without a warship beside them, where enemy ships can come in their next turn. In combat move only
 * those that were moved: an escort can still come to the others.
 */
export function noEscort(game: GameState): readonly Hint[] {
  if (!isMovePhase(game.phase)) return [];
  return [...transportsByZone(game)].flatMap(([space, transports]): readonly Hint[] => {
    if (transports.length === 0 || isEscorted(game, space)) return [];
    const enemies = enemiesReaching(game, space, isWarship);
    const there = enemies.filter((power) => hasWarship(game, space, power));
    return enemies.length > 0
      ? [{ kind: 'no-escort', space, transports: transports.map(({ id }) => id), enemies, there }]
      : [];
  });
}

function transportsByZone(game: GameState): ReadonlyMap<SpaceId, readonly Unit[]> {
  const zones = new Map<SpaceId, readonly Unit[]>();
  for (const unit of Object.values(game.units)) {
    const type = typeOf(game, unit);
    if (unit.owner !== game.power || type.hold.length === 0 || isWarship(type)) continue;
    if (game.phase === 'combat-move' && game.turn.deeds[unit.id] === undefined) continue;
    zones.set(unit.space, [...(zones.get(unit.space) ?? []), unit]);
  }
  return zones;
}

const hasWarship = (game: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(game, zone).some((unit) => unit.owner === power && isWarship(typeOf(game, unit)));

const isEscorted = (game: GameState, zone: SpaceId): boolean =>
  unitsIn(game, zone).some((unit) => areFriends(game, unit.owner, game.power) && isWarship(typeOf(game, unit)));

/** A destroyer that carries troops is one, too (NA-JA-1). */
const isWarship = ({ domain, attack }: UnitType): boolean => domain === 'sea' && attack > 0;

const GUN_PHASES: readonly string[] = ['purchase-units', 'noncombat-move', 'mobilize-new-units'];

/** Own industrial complexes without an antiaircraft gun, which enemy bombers can raid in their next turn (SBR-1). */
export function noGun(game: GameState): readonly Hint[] {
  // Where guns fire only at what attacks, they keep no raid away.
  if (!GUN_PHASES.includes(game.phase) || !boardOf(game).firesAtFlights) return [];
  const guns = [...unitTypesOf(game, game.power).values()].filter(({ antiaircraftFire }) => antiaircraftFire > 0);
  const areBought = guns.some(({ id }) => (game.purchased[id] ?? 0) > 0);
  if (guns.length === 0 || areBought) return [];
  return complexSpaces(game)
    .filter((space) => game.control[space] === game.power && !hasGun(game, space))
    .flatMap((space): readonly Hint[] => {
      const enemies = enemiesReaching(game, space, ({ raids }) => raids);
      return enemies.length > 0 ? [{ kind: 'no-gun', space, enemies }] : [];
    });
}

const hasGun = (game: GameState, space: SpaceId): boolean =>
  unitsIn(game, space).some(
    (unit) => areFriends(game, unit.owner, game.power) && typeOf(game, unit).antiaircraftFire > 0,
  );

/** Flights of this combat move after which there is one place only to land, those of one space together (CM-11). */
export function oneLanding(game: GameState): readonly Hint[] {
  if (game.phase !== 'combat-move') return [];
  const found = new Map<string, Extract<Hint, { kind: 'one-landing' }>>();
  for (const unit of Object.values(game.units)) {
    if (!isFlying(game, unit)) continue;
    const [place, ...others] = landingPlaces(game, unit.id);
    if (place === undefined || others.length > 0) continue;
    const key = [unit.space, ...place.spaces].join(' ');
    const flyers = [...(found.get(key)?.flyers ?? []), unit.id];
    found.set(key, { kind: 'one-landing', space: unit.space, flyers, place });
  }
  return [...found.values()];
}

const isFlying = (game: GameState, unit: Unit): boolean =>
  isActing(game, unit.owner) &&
  game.turn.deeds[unit.id]?.did === 'moved' &&
  unit.aboard === undefined &&
  typeOf(game, unit).domain === 'air';

/** The hints, the gravest first. */
const HINTS = [
  ['empty-capital', emptyCapital],
  ['one-landing', oneLanding],
  ['no-escort', noEscort],
  ['no-gun', noGun],
] as const;

/** Whether this was told before, or is of a kind that is unwanted. */
export const isKnown = (hint: Hint, { things, unwanted }: TellsOf): boolean =>
  unwanted.includes(hint.kind) || things.includes(thingOf(hint));

/** The one hint to show now: the gravest that is not known; null for none. */
export function firstHint(game: GameState, tells: TellsOf): Hint | null {
  for (const [kind, find] of HINTS) {
    if (tells.unwanted.includes(kind)) continue;
    const hint = find(game).find((found) => !isKnown(found, tells));
    if (hint !== undefined) return hint;
  }
  return null;
}
