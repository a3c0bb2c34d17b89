import {
  editionOf,
  hasComplex,
  isHostileZone,
  limitOf,
  type GameState,
  type Space,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { thePower } from '../names.ts';
import { capitalized, ipcs } from '../../../../text/words.ts';

/** A space of the edition by its id; null if there is none. */
export const spaceOf = (game: GameState, space: SpaceId): Space | null =>
  editionOf(game.edition).spaces.find(({ id }) => id === space) ?? null;

/** Who held a territory when the game began, if that is another power than now; null otherwise. */
export function firstOwnerText(game: GameState, space: Space): string | null {
  if (space.kind === 'sea' || space.owner === null || game.control[space.id] === space.owner) return null;
  return `${capitalized(thePower(game, space.owner))} held it when the game began.`;
}

/** 'worth 3 IPCs': so many units a complex there mobilizes each turn (MOB-2). */
export const worthOfTerritory = (game: GameState, space: SpaceId): string => `worth ${ipcs(limitOf(game, space))}`;

/** Land or sea, who holds it and what it is worth: one short sentence each. */
export function groundSentences(game: GameState, space: Space): readonly string[] {
  if (space.kind === 'sea')
    return [
      isHostileZone(game, space.id, game.power)
        ? `A sea zone, hostile to ${thePower(game, game.power)} because enemy warships are there.`
        : 'A sea zone.',
    ];
  if (space.neutral) return ['Neutral: nobody may enter it or fly over it.'];
  const owner = game.control[space.id];
  const first = firstOwnerText(game, space);
  return [
    `${owner === undefined ? 'Held by nobody' : `Held by ${thePower(game, owner)}`}, worth ${ipcs(space.ipc)}.`,
    ...(first === null ? [] : [first]),
    ...(hasComplex(game, space.id) ? ['It has an industrial complex.'] : []),
    ...(space.capitalOf === null
      ? []
      : [`${space.capitalCity ?? 'It'} is the capital of ${thePower(game, space.capitalOf)}.`]),
    ...(space.island ? ['It is an island.'] : []),
  ];
}
