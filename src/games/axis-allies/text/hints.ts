import {
  cargoOf,
  type GameState,
  type LandingPlace,
  type PowerId,
  type SpaceId,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { spaceName, thePower } from './names.ts';
import { countedUnits, unitList } from './unitNames.ts';
import { capitalized, joinWords, oneOrMany, counted } from '../../../text/words.ts';

/** Each says in one sentence what someone new would regret, and why. */

const powers = (game: GameState, enemies: readonly PowerId[]): string =>
  joinWords(enemies.map((power) => thePower(game, power)));

export const emptyCapitalText = (game: GameState, space: SpaceId, enemies: readonly PowerId[]): string =>
  `No land unit holds ${spaceName(game, space)}, your capital, and ${powers(game, enemies)} can take it next turn.`;

export function noEscortText(
  game: GameState,
  zone: SpaceId,
  transports: readonly UnitId[],
  enemies: readonly PowerId[],
  there: readonly PowerId[],
): string {
  const coming = enemies.filter((power) => !there.includes(power));
  const threats = [
    there.length === 0 ? '' : `ships of ${powers(game, there)} are there already`,
    coming.length === 0 ? '' : `ships of ${powers(game, coming)} can come there next turn`,
  ].filter((threat) => threat !== '');
  const n = transports.length;
  const isLoaded = transports.some((id) => {
    const ship = game.units[id];
    return ship !== undefined && cargoOf(game, ship).length > 0;
  });
  return (
    `Your ${n === 1 ? '' : `${n} `}${isLoaded ? 'loaded ' : ''}${oneOrMany(n, 'transport', 'transports')} in ` +
    `${spaceName(game, zone)} ${oneOrMany(n, 'has', 'have')} no warship beside ${oneOrMany(n, 'it', 'them')}, and ` +
    `${threats.join(', and ')}.`
  );
}

export const noGunText = (game: GameState, space: SpaceId, enemies: readonly PowerId[]): string =>
  `The industrial complex in ${spaceName(game, space)} has no antiaircraft gun, and bombers of ` +
  `${powers(game, enemies)} can raid it next turn.`;

/** 'A fighter sent to Sea Zone 6 can then land in one place only: United Kingdom.' */
export const oneLandingText = (
  game: GameState,
  space: SpaceId,
  flyers: readonly UnitId[],
  place: LandingPlace,
): string =>
  `${capitalized(unitList(game, flyers))} sent to ${spaceName(game, space)} can then land in one place only: ` +
  `${placeText(game, place)}.`;

function placeText(game: GameState, { kind, spaces }: LandingPlace): string {
  const [space = '', ...others] = spaces;
  if (kind === 'territory') return spaceName(game, space);
  const carrier = countedUnits('carrier', 1);
  return others.length === 0 ? `${carrier} in ${spaceName(game, space)}` : `${carrier} that must come in reach`;
}

/** How many spaces are still to be asked, in a few words: '4 spaces left'. */
export const spacesLeft = (spaces: number): string =>
  spaces === 0 ? 'No more units to move' : `${counted(spaces, 'space')} left`;

/** How many spaces are still to be asked, in a sentence. */
export const spacesLeftText = (spaces: number): string =>
  spaces === 0 ? 'No more units to move.' : `Units in ${counted(spaces, 'space')} can still do something.`;

/** The units that are chosen, and where: 'Karelia: 3 infantry.'; '2 spaces: 3 infantry and a tank.' */
export function chosenText(game: GameState, units: readonly UnitId[]): string {
  const [space, ...others] = new Set(units.flatMap((unit) => game.units[unit]?.space ?? []));
  if (space === undefined) return 'Nothing is chosen.';
  const where = others.length === 0 ? spaceName(game, space) : `${others.length + 1} spaces`;
  return `${where}: ${unitList(game, units)}.`;
}
