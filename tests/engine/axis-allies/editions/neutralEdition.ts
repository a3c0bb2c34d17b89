import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import { territory as inland } from './smallBoard.ts';
import { UNEASY_BOARD, uneasyGame, uneasyWith } from './uneasyEdition.ts';

/**
 * The board with politics, all powers at war, with neutral ground that can be attacked: two infantry rise in the steppe
 * between hill and field, none in the waste between hill and moor.
 */

const neutral = (id: string, neutralInfantry: number) =>
  inland(id, null, { name: id[0]!.toUpperCase() + id.slice(1), ipc: 0, neutral: true, neutralInfantry });

addEdition(
  uneasyWith({
    edition: 'neutral-ground',
    spaces: [...UNEASY_BOARD.spaces, neutral('steppe', 2), neutral('waste', 0)],
    adjacent: [...UNEASY_BOARD.adjacent, ['steppe', 'hill'], ['steppe', 'field'], ['waste', 'hill'], ['waste', 'moor']],
    politics: {
      atWar: [
        ['red', 'blue'],
        ['red', 'green'],
        ['red', 'gold'],
      ],
      joined: [],
    },
  }),
);

/** A game of it from a position: Red's combat move, if nothing else is said. */
export const neutralGame = (position: object): GameState => uneasyGame({ edition: 'neutral-ground', ...position });
