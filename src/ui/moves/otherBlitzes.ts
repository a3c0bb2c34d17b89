import {
  isHostileTerritory,
  neighboursIn,
  boardOf,
  refusalOf,
  type Command,
  type Destination,
  type GameState,
  type SpaceId,
} from '../../engine/index.ts';
import { blitzedOn } from '../../text/blitzed.ts';

/** Other territories the same tanks could blitz through to the same destination. */
export function otherBlitzes(
  game: GameState,
  destination: Destination,
): readonly { readonly through: SpaceId; readonly command: Command }[] {
  const { command, routes, space } = destination;
  const paths = Object.values(routes);
  const start = paths[0]?.[0];
  if (command.type !== 'move' || start === undefined || paths.some((way) => way.length !== 3 || way[0] !== start))
    return [];
  const taken = blitzedOn(game, destination);
  return neighboursIn(boardOf(game).landNeighbours, start)
    .filter((through) => through !== taken && through !== space && isHostileTerritory(game, through, game.power))
    .map((through) => ({ through, command: { ...command, via: [through] } }))
    .filter((way) => refusalOf(game, way.command) === null);
}
