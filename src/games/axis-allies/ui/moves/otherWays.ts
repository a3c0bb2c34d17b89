import {
  boardOf,
  isHostileTerritory,
  neighboursIn,
  refusalOf,
  typeOf,
  type Command,
  type UnitDestination,
  type GameState,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { blitzedOn } from '../../text/meaningText.ts';

/**
 * Other spaces that the same units could pass on their way to the same destination, if it makes a difference: tanks
 * take what they blitz through, and attackers may retreat to where they came from (CM-9, COM-18).
 */
export function otherWays(
  game: GameState,
  destination: UnitDestination,
): readonly { readonly through: SpaceId; readonly command: Command }[] {
  const { command, routes, space, meaning } = destination;
  const paths = Object.values(routes);
  const [start, first] = paths[0] ?? [];
  if (command.type !== 'move' || start === undefined || paths.some((way) => way.length !== 3 || way[0] !== start))
    return [];
  const board = boardOf(game);
  const taken = blitzedOn(game, destination) ?? first;
  const flying = command.units.filter((id) => flies(game, id)).length;
  if (flying === command.units.length) return [];
  const mayRetreat = meaning === 'attack' && flying === 0;
  const matters = (through: SpaceId): boolean => mayRetreat || isHostileTerritory(game, through, game.power);
  return neighboursIn(board.spaces.get(start)?.kind === 'sea' ? board.seaNeighbours : board.landNeighbours, start)
    .filter((through) => through !== taken && through !== space && matters(through))
    .map((through) => ({ through, command: { ...command, via: [through] } }))
    .filter((way) => refusalOf(game, way.command) === null);
}

function flies(game: GameState, id: string): boolean {
  const unit = game.units[id];
  return unit !== undefined && typeOf(game, unit).domain === 'air';
}
