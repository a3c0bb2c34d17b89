import { ownState } from '../game.ts';
import { policiesIn, type OddsChoices } from '../../odds/questions.ts';
import { lineToBoard, type RolledTurn } from '../../odds/rollOut/lineToBoard.ts';
import { addLines } from '../../../../store/lab/addLines.ts';

/** A board of a turn that was rolled out, and the name of its branch. */
export interface PickedBoard {
  readonly turn: RolledTurn;
  readonly name: string;
}

/**
 * Adds a branch for each of these boards after the planned turn that is shown: dice and answers that lead there. With
 * one board the lab goes there; several lie side by side. Gives how many were added.
 */
export const pickBoards = (picked: readonly PickedBoard[], choices: OddsChoices): Promise<number> =>
  addLines(
    'boards',
    picked.map(({ turn, name }) => [
      { search: (start) => lineToBoard(ownState(start), turn, (space) => policiesIn(choices, space)), notes: { name } },
    ]),
  );
