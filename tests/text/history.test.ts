import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/engine/axis-allies/index.ts';
import type { ToldEntry } from '../../src/games/axis-allies/history/index.ts';
import { csv } from '../../src/text/csv.ts';
import { entryText, luckLine, rarityText } from '../../src/games/axis-allies/text/history/entryText.ts';
import { spaceName } from '../../src/games/axis-allies/text/names.ts';
import { recordedGames } from '../engine/axis-allies/games/recordedGame.ts';

const game = recordedGames().get('axis-short');
if (game === undefined) throw new Error('The recorded game is missing.');
const state = newGame(game.edition, game.options);
const when = { after: 4, round: 1, power: 'germany', phase: 'conduct-combat' } as const;

describe('lines of the war diary', () => {
  test('a battle: who fought, how it ended, and what it cost', () => {
    const entry: ToldEntry = {
      ...when,
      spaces: ['karelia'],
      kind: 'fought',
      battle: 'land',
      rounds: 2,
      result: 'attacker-won',
      sides: {
        attacker: { forces: [{ power: 'germany', units: { infantry: 3, tank: 1 } }], lost: [], ipcsLost: 0 },
        defender: {
          forces: [{ power: 'soviet-union', units: { infantry: 2 } }],
          lost: [{ power: 'soviet-union', units: { infantry: 2 } }],
          ipcsLost: 6,
        },
      },
    };
    expect(entryText(state, entry)).toBe(
      `Battle of ${spaceName(state, 'karelia')}: 3 infantry and a tank against 2 infantry of the Soviet Union; ` +
        'the attackers win after 2 rounds. Defenders lost 2 infantry of the Soviet Union (6 IPCs).',
    );
  });

  test('who got away: by a retreat, or under water', () => {
    const forces = [{ power: 'germany', units: { submarine: 2 } }];
    const entry: ToldEntry = {
      ...when,
      spaces: ['sz-6'],
      kind: 'fought',
      battle: 'sea',
      rounds: 1,
      result: 'attacker-won',
      sides: {
        attacker: { forces: [{ power: 'germany', units: { battleship: 1 } }], lost: [], ipcsLost: 0 },
        defender: { forces, lost: [], ipcsLost: 0, submerged: forces },
      },
    };
    const fought = 'Battle of Sea Zone 6: a battleship against 2 submarines; the attackers';
    expect(entryText(state, entry)).toBe(`${fought} win. No losses. Defenders got away under water with 2 submarines.`);
    const retreat: ToldEntry = { ...entry, result: 'attacker-retreated', retreatedTo: 'sz-7' };
    expect(entryText(state, retreat)).toContain(`${fought} retreat to Sea Zone 7. No losses.`);
    const some: ToldEntry = { ...entry, retreatedTo: 'sz-7' };
    expect(entryText(state, some)).toContain('Some of the attackers retreated to Sea Zone 7.');
  });

  test('a territory taken, and one freed for a friend, who does nothing himself', () => {
    const taken: ToldEntry = { ...when, spaces: ['karelia'], kind: 'captured', from: 'soviet-union', to: 'germany' };
    expect(entryText(state, taken)).toBe('Germany takes Karelia from the Soviet Union.');
    const freed: ToldEntry = { ...taken, power: 'united-states', from: 'germany', to: 'soviet-union' };
    expect(entryText(state, freed)).toBe('The United States frees Karelia from Germany for the Soviet Union.');
  });

  test('a purchase of nothing and of something', () => {
    const bought = { ...when, spaces: [], kind: 'purchased' } as const;
    expect(entryText(state, { ...bought, units: {}, ipcs: 0 })).toBe('Germany buys nothing.');
    expect(entryText(state, { ...bought, units: { tank: 2 }, ipcs: 10 })).toBe('Germany buys 2 tanks for 10 IPCs.');
  });
});

test('luck in words says how far from what was expected it was, and how rare', () => {
  const luck = { dice: 6, hits: 6, expected: 3, ipcs: 9, chance: 1 / 64 };
  expect(luckLine(luck)).toBe('6 hits, 3 expected: +3');
  expect(rarityText(luck)).toBe('So many or more: 2\u00a0%, rather good luck');
});

describe('a table for a spreadsheet', () => {
  test('quotes what has commas, quotes or breaks, and rounds numbers to four places', () => {
    expect(
      csv([
        ['a,b', 'say "x"', 1 / 3],
        ['two\nlines', 'plain', 2],
      ]),
    ).toBe('"a,b","say ""x""",0.3333\r\n"two\nlines",plain,2\r\n');
  });

  test('a name that looks like a formula stays a text', () => {
    expect(csv([['=HYPERLINK("x")', '+1', '@a', '-b']])).toBe(`"'=HYPERLINK(""x"")",'+1,'@a,'-b\r\n`);
  });

  test.each(['＝1', '＋1', '－1', '＠a', ' =1', '\n=1', ' \r\n +1', '\u00a0-1', '\u3000＝1', '\ufeff@a', '\t1'])(
    'so does one that begins with a wide sign, or with blanks before the sign: %j',
    (name) => expect(csv([[name]]).replaceAll('"', '')).toBe(`'${name}\r\n`),
  );

  test('a name with such signs elsewhere, and a number below zero, stay as they are', () => {
    expect(csv([['A = b', ' a', -1]])).toBe('A = b, a,-1\r\n');
  });
});
