import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import { territory as inland } from './smallBoard.ts';
import { UNEASY_BOARD, uneasyGame, uneasyWith } from './uneasyEdition.ts';

/**
 * The board with politics, with ground of nations that no power plays: the isle in the gulf is Swan ground, and an
 * attack on it brings war with its guards Green and Gold; the marsh between hill, field and town is Heron ground, and
 * an attack on it does not; the crag beside the hill is Eagle ground and closed to all.
 */

const ground = (id: string, nation: string, more: object = {}) =>
  inland(id, null, { name: id[0]!.toUpperCase() + id.slice(1), coastal: false, nation, ...more });

export const GUARDED_SPACES = [
  ...UNEASY_BOARD.spaces,
  ground('isle', 'swan', { coastal: true, island: true, ipc: 2 }),
  ground('marsh', 'heron'),
  ground('crag', 'eagle', { closed: true }),
];
export const GUARDED_BORDERS = [
  ...UNEASY_BOARD.adjacent,
  ['isle', 'gulf'],
  ['marsh', 'hill'],
  ['marsh', 'field'],
  ['marsh', 'town'],
  ['crag', 'hill'],
  ['crag', 'field'],
];

addEdition(
  uneasyWith({
    edition: 'guarded',
    spaces: GUARDED_SPACES,
    adjacent: GUARDED_BORDERS,
    nations: [
      { id: 'swan', name: 'Swan' },
      { id: 'heron', name: 'Heron' },
      { id: 'eagle', name: 'Eagle' },
    ],
    politics: {
      ...UNEASY_BOARD.politics,
      provokes: { red: ['green', 'gold'], gold: ['red'] },
      guards: [
        { nation: 'swan', by: ['green', 'gold'], attackBringsWar: true },
        { nation: 'heron', by: ['green', 'gold'], attackBringsWar: false },
      ],
    },
  }),
);

/** A game of it from a position: Red's combat move, if nothing else is said. */
export const guardedGame = (position: object): GameState => uneasyGame({ edition: 'guarded', ...position });
