import { familyOf, type AnyEdition, type AnyState, type BySpace, type PowerId } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { Scene } from '../../games/face/scene.ts';
import { stacksBySpace, type Stack } from './stacks.ts';

/** Everything that the map shows of a game, with its pieces in stacks, as plain data. */
export interface MapScene extends Omit<Scene, 'pieces'> {
  readonly stacks: BySpace<readonly Stack[]>;
}

/** A scene with the pieces in stacks, those of powers in their order. */
export const stacked = (
  { pieces, ...scene }: Scene,
  turnOrder: readonly PowerId[],
  chosen: readonly string[],
): MapScene => ({ ...scene, stacks: stacksBySpace(pieces, turnOrder, chosen) });

/** What the map shows of a state while these pieces are chosen. */
export const sceneOf = (
  game: AnyState,
  turnOrder: readonly PowerId[],
  chosen: readonly string[],
  hasChances = false,
): MapScene => stacked(boardFaceOf(game).sceneOf(game, hasChances), turnOrder, chosen);

/** The map without a game: the lands as a game begins, and no pieces. */
export const emptyScene = ({ id }: AnyEdition): Scene =>
  boardFaceOf({ edition: id }).sceneOf(familyOf({ edition: id }).emptyBoard(id, 'as-it-begins'), false);
