import { expect, it } from 'vitest';
import type { RolledBoard } from '../../../../../src/games/axis-allies/odds/rollOut/index.ts';
import { boardText } from '../../../../../src/games/axis-allies/text/lab/rollOutText.ts';
import { placedBoards } from '../../../../../src/games/axis-allies/ui/rollOut/Boards.tsx';

const boards = (...balances: readonly number[]): readonly RolledBoard[] =>
  balances.map((balance) => ({ balance }) as RolledBoard);

const textsOf = (...balances: readonly number[]): readonly string[] =>
  placedBoards(boards(...balances)).map(({ board, places }) => boardText(board, places));

it('gives boards that are worth the same once', () => {
  expect(textsOf(-4, 7, 10)).toEqual(['Unlucky: −4 IPCs', 'Typical: +7 IPCs', 'Lucky: +10 IPCs']);
  expect(textsOf(4, 7, 7)).toEqual(['Unlucky: +4 IPCs', 'Typical and lucky: +7 IPCs']);
  expect(textsOf(7, 7, 7)).toEqual(['Unlucky, typical and lucky: +7 IPCs']);
});
