import {
  boardOf,
  canalsAt,
  editionOf,
  territoryOf,
  type GameState,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { spaceList, spaceName } from '../names.ts';

export interface Neighbours {
  readonly land: readonly SpaceId[];
  readonly sea: readonly SpaceId[];
}

/** The spaces a space borders on, neutral ones too: land and sea apart, each in order of name. */
export function neighboursOf(game: GameState, space: SpaceId): Neighbours {
  const beside = editionOf(game.edition)
    .adjacent.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []))
    .sort((a, b) => spaceName(game, a).localeCompare(spaceName(game, b), 'en', { numeric: true }));
  const isLand = (id: SpaceId): boolean => territoryOf(boardOf(game), id) !== null;
  return { land: beside.filter(isLand), sea: beside.filter((id) => !isLand(id)) };
}

/** 'On land it borders Germany and Ukraine.' 'At sea it borders Sea Zone 5.' */
export function neighbourSentences(game: GameState, space: SpaceId): readonly string[] {
  const { land, sea } = neighboursOf(game, space);
  const canals = canalsAt(game, space).map(({ to }) => to);
  return [
    ...(land.length === 0 ? [] : [`On land it borders ${spaceList(game, land)}.`]),
    ...(sea.length === 0
      ? []
      : [
          'At sea it borders ' +
            `${spaceList(game, sea)}${canals.length === 0 ? '' : `; ${spaceList(game, canals)} through a canal`}.`,
        ]),
  ];
}
