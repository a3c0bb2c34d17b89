import { editionOf, type GameState } from '../../../../engine/axis-allies/index.ts';
import { expectedHits, ipcsByLuck, tailOf, type WarRecord } from '../../history/index.ts';
import { rollersText, rollerText } from '../diceText.ts';
import { phaseName, powerName, spaceName } from '../names.ts';
import type { Rows } from '../../../../text/csv.ts';
import { entryText } from './entryText.ts';

/** The war diary as rows, with a first row of headings. */
export const diaryRows = (state: GameState, { entries }: WarRecord): Rows => [
  ['Round', 'Power', 'Phase', 'Places', 'What happened', 'Dice'],
  ...entries.map((entry) => [
    entry.round,
    powerName(state, entry.power),
    phaseName(entry.phase),
    entry.spaces.map((space) => spaceName(state, space)).join('; '),
    entryText(state, entry),
    rollersText(entry.rollers ?? []),
  ]),
];

/** How the powers stood after each turn, a row for each power and turn. */
export const standingRows = (state: GameState, { standings }: WarRecord): Rows => [
  ['Round', 'After the turn of', 'Power', 'Production', 'Treasury', 'Worth of units', 'Territories'],
  ...standings.flatMap(({ round, power, powers }) =>
    editionOf(state.edition).powers.map(({ id, name }) => {
      const { production = 0, treasury = 0, army = 0, territories = 0 } = powers[id] ?? {};
      const turn = power === null ? 'beginning' : powerName(state, power);
      return [round, turn, name, production, treasury, army, territories];
    }),
  ),
];

/** Every throw and the luck in it. */
export const throwRows = (state: GameState, { throws }: WarRecord): Rows => [
  [
    'Round',
    'Turn of',
    'Rolled by',
    'Place',
    'Dice',
    'Hits',
    'Hits expected',
    'IPCs by luck',
    'Chance of this or more extreme',
    'How rolled',
  ],
  ...throws.map((one) => [
    one.round,
    powerName(state, one.turn),
    powerName(state, one.by),
    one.space === null ? '' : spaceName(state, one.space),
    one.dice.reduce((sum, count) => sum + count, 0),
    one.hits,
    expectedHits(one.dice),
    ipcsByLuck(one),
    tailOf(one.dice, one.hits),
    one.roller === undefined ? '' : rollerText(one.roller),
  ]),
];
