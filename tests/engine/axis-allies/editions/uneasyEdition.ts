import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { editionOf, fromPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { territory as inland } from './smallBoard.ts';
import { editionFrom } from '../../../../src/engine/axis-allies/editions/schema.ts';

/**
 * An edition with politics, by the rules of 1941: Red is at war with Blue, and at peace with Green and Gold, which are
 * Blue's friends and go to war together.
 *
 *     hill (Red) - field (Blue)        cove - bay - gulf
 *         |                                    |      |
 *     town (Green) - moor (Blue)      hill, town, field; moor, reef (Gold)
 */

const nameOf = (id: string): string => id[0]!.toUpperCase() + id.slice(1);
const territory = (id: string, owner: string, capitalOf: string | null = null) =>
  inland(id, owner, { name: nameOf(id), coastal: true, industrialComplex: capitalOf !== null, capitalOf });
const zone = (id: string) => ({ id, name: nameOf(id), kind: 'sea' });

export const UNEASY_BOARD = {
  edition: 'uneasy',
  powers: [
    { id: 'red', name: 'Red', side: 'axis', startingIncome: 1, capital: 'hill' },
    { id: 'blue', name: 'Blue', side: 'allies', startingIncome: 2, capital: 'field' },
    { id: 'green', name: 'Green', side: 'allies', startingIncome: 1, capital: 'town' },
    { id: 'gold', name: 'Gold', side: 'allies', startingIncome: 1, capital: 'reef' },
  ],
  turnOrder: ['red', 'blue', 'green', 'gold'],
  units: [
    { id: 'infantry', domain: 'land', cost: 3, move: 1, attack: 1, defense: 2 },
    { id: 'tank', domain: 'land', cost: 5, move: 2, attack: 3, defense: 3 },
    { id: 'bomber', domain: 'air', cost: 12, move: 6, attack: 4, defense: 1 },
    { id: 'destroyer', domain: 'sea', cost: 8, move: 2, attack: 2, defense: 2 },
    { id: 'transport', domain: 'sea', cost: 7, move: 2, attack: 0, defense: 0 },
  ],
  spaces: [
    territory('hill', 'red', 'red'),
    territory('field', 'blue', 'blue'),
    territory('town', 'green', 'green'),
    territory('reef', 'gold', 'gold'),
    territory('moor', 'blue'),
    zone('bay'),
    zone('gulf'),
    zone('cove'),
  ],
  adjacent: [
    ['hill', 'field'],
    ['hill', 'town'],
    ['town', 'moor'],
    ['hill', 'bay'],
    ['field', 'bay'],
    ['town', 'bay'],
    ['bay', 'gulf'],
    ['cove', 'bay'],
    ['moor', 'gulf'],
    ['reef', 'gulf'],
  ],
  canals: [],
  closedToSeaUnits: [],
  setup: {},
  politics: {
    atWar: [['red', 'blue']],
    joined: [['green', 'gold']],
  },
};

const { units, strikes, phases, battleSteps, interrupts, transports } = editionOf('1941');
const isHere = ({ id }: { readonly id: string }): boolean => UNEASY_BOARD.units.some((unit) => unit.id === id);

/** The same board with something else in its file. */
export const uneasyWith = (change: object) =>
  editionFrom(
    { ...UNEASY_BOARD, ...change },
    {
      abilities: Object.fromEntries(units.filter(isHere).map((unit) => [unit.id, unit])),
      strikes,
      phases,
      battleSteps,
      interrupts,
      transports,
      victories: {
        all: [{ rule: 'TURN-4', side: 'axis', afterTurnOf: 'red', needs: 3, territories: ['field', 'town', 'reef'] }],
      },
    },
  );

addEdition(uneasyWith({}));

/** The same, but Red and Gold may attack in peace: that brings Red, Green and Gold to war. */
const provokes = { red: ['green', 'gold'], gold: ['red'] };
addEdition(uneasyWith({ edition: 'stormy', politics: { ...UNEASY_BOARD.politics, provokes } }));

/**
 * The same, but Blue's ground is closed to Green and Gold before they are at war with Red, and Green declares war on
 * Red in its third turn.
 */
addEdition(
  uneasyWith({
    edition: 'wary',
    politics: {
      ...UNEASY_BOARD.politics,
      provokes,
      apart: [{ ground: 'blue', from: ['green', 'gold'], before: 'red' }],
      declares: [{ power: 'green', on: 'red', inPhase: 'collect-income', ofTurn: 3 }],
    },
  }),
);

/** The same, but Green and Gold go to war each for itself; an attack on either brings both. */
addEdition(uneasyWith({ edition: 'loose', politics: { atWar: [['red', 'blue']], provokes } }));

/** A game of the first from a position: Red's combat move, if nothing else is said. */
export function uneasyGame(position: object): GameState {
  const read = fromPosition({ edition: 'uneasy', power: 'red', phase: 'combat-move', units: {}, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

/** A game of the second. */
export const stormyGame = (position: object): GameState => uneasyGame({ edition: 'stormy', ...position });
