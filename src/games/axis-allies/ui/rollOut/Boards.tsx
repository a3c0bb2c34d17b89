import { useState } from 'react';
import type { RolledBoard } from '../../odds/rollOut/index.ts';
import { useLab } from '../../../../store/lab/labStore.ts';
import { openBoard } from '../../../../store/lab/openStudy.ts';
import { ownState } from '../../store/game.ts';
import { policiesIn, type OddsChoices } from '../../odds/questions.ts';
import { lineToBoard, type RolledTurn } from '../../odds/rollOut/lineToBoard.ts';
import { addLines } from '../../../../store/lab/addLines.ts';
import { choicesNow } from '../../store/odds/choices.ts';
import { SEARCHING_TEXT } from '../../../../text/lab/labTexts.ts';
import { boardLineName, boardShareText, boardText, boardTitle } from '../../text/lab/rollOutText.ts';
import { Button } from '../../../../ui/components/Button.tsx';

/** A board of a turn that was rolled out, and the name of its branch. */
interface PickedBoard {
  readonly turn: RolledTurn;
  readonly name: string;
}

/**
 * Adds a branch for each of these boards after the planned turn that is shown: dice and answers that lead there. With
 * one board the lab goes there; several lie side by side. Gives how many were added.
 */
const pickBoards = (picked: readonly PickedBoard[], choices: OddsChoices): Promise<number> =>
  addLines(
    'boards',
    picked.map(({ turn, name }) => [
      { search: (start) => lineToBoard(ownState(start), turn, (space) => policiesIn(choices, space)), notes: { name } },
    ]),
  );

interface BoardsProps {
  readonly boards: readonly RolledBoard[];
  /** Called when the lab has gone to a board. */
  readonly onStepped: () => void;
}

/** Boards to which no dice were found, or one that could not be opened. */
type BoardTrouble = 'not-opened' | readonly BoardInPlaces[];

/** The typical board before the others, so that the main line is not the unlucky one by accident. */
const typicalFirst = (placed: readonly BoardInPlaces[]): readonly BoardInPlaces[] =>
  placed.toSorted((a, b) => Number(b.places.includes(TYPICAL)) - Number(a.places.includes(TYPICAL)));

/** The place of the typical board among the unlucky, the typical and the lucky one. */
const TYPICAL = 1;

/** Up to three boards to step into: each becomes a line of the tree, from the planned turn to its end. */
export function Boards({ boards, onStepped }: BoardsProps) {
  const title = useLab((lab) => lab.title);
  const [isSearching, setSearching] = useState(false);
  const [trouble, setTrouble] = useState<BoardTrouble | null>(null);

  async function add(picked: readonly BoardInPlaces[]): Promise<void> {
    if (isSearching) return;
    setSearching(true);
    const lines = picked.map(({ board, places }) => ({ turn: board, name: boardLineName(board, places) }));
    const found = await pickBoards(lines, choicesNow()).catch(() => 0);
    setSearching(false);
    if (found > 0) onStepped();
    else setTrouble(picked);
  }

  const openAlone = ({ board, places }: BoardInPlaces): void =>
    void openBoard(board.state, boardTitle(title, places))
      .catch(() => false)
      .then((isOpen) => (isOpen ? onStepped() : setTrouble('not-opened')));

  const placed = placedBoards(boards);
  return (
    <section className="rolled-boards" aria-busy={isSearching}>
      <h3>Boards to step into</h3>
      <p className="soft">Each becomes a line of the tree, with dice that lead there.</p>
      <ul>
        {placed.map((one) => (
          <li key={one.board.share}>
            <Button aria-disabled={isSearching} onClick={() => void add([one])}>
              {boardText(one.board, one.places)}
            </Button>{' '}
            {boardShareText(one.board)}
          </li>
        ))}
      </ul>
      {placed.length > 1 && (
        <Button aria-disabled={isSearching} onClick={() => void add(typicalFirst(placed))}>
          All of them side by side
        </Button>
      )}
      {isSearching && <p role="status">{SEARCHING_TEXT}</p>}
      {trouble === 'not-opened' && <p role="alert">This board could not be opened. Try again in a moment.</p>}
      {trouble !== null && trouble !== 'not-opened' && (
        <div role="alert">
          <p>No dice were found that lead there. A board can be opened as a study of its own.</p>
          {trouble.map((one) => (
            <Button key={one.board.share} onClick={() => openAlone(one)}>
              Open as a study: {boardText(one.board, one.places)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** A board, and its places among all. */
interface BoardInPlaces {
  readonly board: RolledBoard;
  readonly places: readonly number[];
}

/** The boards with their places. Those worth the same are given once: a turn with few ends may be typical and lucky. */
export function placedBoards(boards: readonly RolledBoard[]): readonly BoardInPlaces[] {
  const placed: { readonly board: RolledBoard; readonly places: number[] }[] = [];
  for (const [place, board] of boards.entries()) {
    const same = placed.find((one) => one.board.balance === board.balance);
    if (same === undefined) placed.push({ board, places: [place] });
    else same.places.push(place);
  }
  return placed;
}
