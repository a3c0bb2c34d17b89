import {
  canBeRaided,
  enemiesIn,
  hasHold,
  isActing,
  isHostileTerritory,
  isHostileZone,
  keptAboard,
  shipsToLoad,
  takesPartInAssault,
  typeOf,
  unitsIn,
  isUnattacked,
  neutralForce,
  stateOfWar,
  warBroughtBy,
  type Command,
  type UnitDestination,
  type GameState,
  type Meaning,
  type UnitId,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { warToCome } from './events/warText.ts';
import { spaceName, thereAndBack } from './names.ts';
import { raidedName } from './raids.ts';
import { unitCounts, unitList, unitTypeName } from './unitNames.ts';
import { joinWords } from '../../../text/words.ts';

/** The hostile territory that this route blitzes through; null if there is none (CM-9). */
export function blitzedOn(game: GameState, { routes }: UnitDestination): SpaceId | null {
  const passed = Object.values(routes).flatMap((route) => route.slice(1, -1));
  return passed.find((space) => isHostileTerritory(game, space, game.power)) ?? null;
}

const MEANINGS: Readonly<Record<Meaning, string>> = {
  move: 'move',
  attack: 'attack',
  capture: 'take it without a battle',
  blitz: 'blitz',
  load: 'load',
  assault: 'land and assault',
  offload: 'put ashore',
  escape: 'get away from the enemy',
  land: 'land',
};

const isArmed = (game: GameState, id: UnitId): boolean => {
  const unit = game.units[id];
  return unit !== undefined && !typeOf(game, unit).unarmed;
};

const canCapture = (game: GameState, id: UnitId): boolean => {
  const unit = game.units[id];
  return unit !== undefined && typeOf(game, unit).captures;
};

/**
 * What going there would mean: 'attack against 3 infantry and a tank', 'blitz through Karelia and back'. Of an order
 * that brings war also which: 'take it without a battle; this brings war between Japan and the United States'.
 */
export function meaningText(game: GameState, destination: UnitDestination): string {
  const war = destination.bringsWar ? warBroughtBy(game, destination.command) : null;
  // Whom it attacks is seen in war only.
  const meaning = ownMeaning((war && stateOfWar(game)) ?? game, destination);
  return war === null ? meaning : `${meaning}; this brings ${warToCome(game, war)}`;
}

function ownMeaning(game: GameState, destination: UnitDestination): string {
  const { meaning, space, routes } = destination;
  const units = Object.keys(routes);
  if (isOnlyRaid(game, destination)) return `raid its ${raidedName(game, space)}`;
  const isUndefended =
    meaning !== 'attack' && game.phase === 'combat-move' && isHostileTerritory(game, space, game.power);
  if (isUndefended && !units.some((unit) => canCapture(game, unit)))
    return 'nobody is there, and aircraft cannot capture';
  const blitzed = blitzedOn(game, destination);
  const through =
    blitzed === null || !units.some((unit) => canCapture(game, unit)) ? '' : `through ${spaceName(game, blitzed)}`;
  if (meaning === 'blitz')
    return `blitz ${through}${units.every((unit) => game.units[unit]?.space === space) ? ' and back' : ''}`;
  return [
    sailText(game, destination),
    attackText(game, destination),
    through,
    raidText(game, destination),
    landingText(game, destination),
    keptText(game, units),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** 'sail to Sea Zone 6' for troops that land from another zone than where they are. */
function sailText(game: GameState, { routes }: UnitDestination): string {
  const zones = Object.entries(routes).flatMap(([id, route]) => {
    const unit = game.units[id];
    const zone = route.at(-2);
    if (unit?.aboard === undefined || typeOf(game, unit).domain === 'air') return [];
    return zone === undefined || zone === unit.space ? [] : [zone];
  });
  return zones[0] === undefined ? '' : `sail to ${spaceName(game, zones[0])}`;
}

/** What ships must come for where there is no enemy: the phase does not end with them there for nothing (CM-1). */
function landingText(game: GameState, { meaning, space, routes }: UnitDestination): string {
  if (meaning !== 'move' || game.phase !== 'combat-move' || isHostileZone(game, space, game.power)) return '';
  const ships = Object.keys(routes).flatMap((id) => game.units[id] ?? []);
  if (!ships.some((ship) => typeOf(game, ship).domain === 'sea')) return '';
  if (ships.every((ship) => takesPartInAssault(game, ship, space))) return 'to support the landing there';
  return ships.some((ship) => hasHold(game, ship)) ? 'but only for a landing' : 'but only to support a landing';
}

/** Which fighters sail along with these carriers as cargo, since nobody has launched them (CM-13). */
function keptText(game: GameState, ids: readonly UnitId[]): string {
  const kept = keptAboard(
    game,
    ids.flatMap((id) => game.units[id] ?? []),
  );
  return kept.length === 0
    ? ''
    : `with ${unitList(
        game,
        kept.map(({ unit }) => unit),
      )} aboard as cargo`;
}

/** Whether fighters on deck are launched and stay where they are (CM-13). */
const isLaunch = (game: GameState, { space, routes }: UnitDestination): boolean =>
  game.phase === 'combat-move' &&
  Object.keys(routes).every((id) => {
    const unit = game.units[id];
    return unit?.space === space && typeOf(game, unit).staysAboard;
  });

/** Whether aircraft can do nothing there but raid, since nobody can be fought (SBR-1). */
function isOnlyRaid(game: GameState, { space, routes }: UnitDestination): boolean {
  if (game.phase !== 'combat-move' || !canBeRaided(game, space)) return false;
  const units = Object.keys(routes).flatMap((id) => game.units[id] ?? []);
  const others = unitsIn(game, space);
  return (
    units.every((unit) => typeOf(game, unit).raids) &&
    !others.some((unit) => isActing(game, unit.owner) || typeOf(game, unit).canBeHit)
  );
}

/** Says that aircraft may raid there instead, which is told once they are sent (SBR-1). */
function raidText(game: GameState, { meaning, space, routes }: UnitDestination): string {
  if (meaning !== 'attack' || game.phase !== 'combat-move' || !canBeRaided(game, space)) return '';
  const raiders = Object.keys(routes).flatMap((id) => game.units[id] ?? []);
  return raiders.some((unit) => typeOf(game, unit).raids) ? `or raid its ${raidedName(game, space)}` : '';
}

/** 'move through Sea Zone 6 and back' for units that would end where they stand; null for others. */
function wayBack(game: GameState, { space, routes }: UnitDestination): string | null {
  const ways = Object.entries(routes);
  if (!ways.every(([unit, way]) => way.length > 1 && game.units[unit]?.space === space)) return null;
  const through = [...new Set(ways.flatMap(([, way]) => way.slice(1, -1)))];
  return `move through ${thereAndBack(game, through)}`;
}

function attackText(game: GameState, destination: UnitDestination): string {
  const { meaning, space, command, routes } = destination;
  if (command.type === 'load') return loadText(game, command);
  if (meaning === 'move' && isLaunch(game, destination)) return 'launch, and wait here in the air';
  if (meaning === 'move') return wayBack(game, destination) ?? MEANINGS[meaning];
  if (meaning !== 'attack' && meaning !== 'assault' && meaning !== 'escape') return MEANINGS[meaning];
  const enemies = enemiesIn(game, space, game.power).filter(({ aboard }) => aboard === undefined);
  if (enemies.length === 0) {
    const rises = isUnattacked(game, space) ? unitCounts(neutralForce(game, space) ?? {}) : '';
    return rises === '' ? MEANINGS[meaning] : `${MEANINGS[meaning]} against ${rises} that rise`;
  }
  const list = unitList(
    game,
    enemies.map(({ id }) => id),
  );
  if (meaning !== 'escape') return `${MEANINGS[meaning]} against ${list}`;
  // Whoever leaves an enemy's zone says afterwards whether to fight where it goes (CM-8).
  const canFight = Object.keys(routes).some((id) => isArmed(game, id));
  return canFight ? `${MEANINGS[meaning]}, or fight against ${list}` : MEANINGS[meaning];
}

/** 'load onto transports'; fighters stay where they are, as cargo (CM-13). */
function loadText(game: GameState, command: Extract<Command, { type: 'load' }>): string {
  if (command.units.every((id) => game.units[id]?.space === command.zone)) return 'stay aboard as cargo';
  const ships = shipsToLoad(game, command).flatMap((id) => game.units[id]?.type ?? []);
  return `load onto ${joinWords([...new Set(ships)].map((type) => unitTypeName(type, 2)))}`;
}
