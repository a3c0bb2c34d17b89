import { expect, test } from 'vitest';
import { toSave } from '../../src/saves/saveFile.ts';
import { openFile } from '../../src/store/openFile.ts';
import { SETUP } from '../store/gameSupport.ts';

const { edition, seed, diceMode, players } = SETUP;
const save = toSave(SETUP, [], new Date(0));
const named = (name: string): string =>
  JSON.stringify({ ...save, players: players.map((player) => ({ ...player, name })) });
const commands = (count: number): string =>
  JSON.stringify({ ...save, commands: Array.from({ length: count }, () => ({ type: 'dance' })) });
const spaces = Array.from({ length: 500 }, (_, i) => [`s${i}`, { tank: 999 }]);

test.each<[string, string, RegExp]>([
  ['lists without end', '['.repeat(100_000) + ']'.repeat(100_000), /deep/],
  ['too many commands', commands(100_000), /at most 20000 commands/],
  ['a name like a book', named('x'.repeat(1_000_000)), /at most 40 characters/],
  ['a name that turns the text around', named('a\u202eb'), /cannot be shown/],
  ['a name of half a character', named('a\ud800'), /cannot be shown/],
  ['a key that is a trap', '{"version":2,"__proto__":{}}', /__proto__/],
  ['an army without end', JSON.stringify({ units: { germany: Object.fromEntries(spaces) } }), /at most 2000 units/],
  ['too many characters', ' '.repeat(4_000_001), /too large/],
])('a file with %s is refused with a clear message', async (_, text, word) => {
  const opened = await openFile(text, { edition, seed, diceMode, players });
  expect(opened.ok ? '' : opened.fault.faults[0]?.message).toMatch(word);
});

test('only the first of twenty thousand faults are reported', async () => {
  const opened = await openFile(commands(20_000), { edition, seed, diceMode, players });
  expect(opened.ok ? [] : opened.fault.faults).toHaveLength(21);
});
