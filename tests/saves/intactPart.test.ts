import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import { atOnce } from '../../src/engine/index.ts';
import { chainedChecksum, firstChecksum } from '../../src/saves/checksum.ts';
import { intactPart } from '../../src/saves/intactPart.ts';
import { RULES_VERSION } from '../../src/saves/saveFile.ts';
import type { StoredRecords } from '../../src/saves/storedGame.ts';
import { SETUP } from '../store/gameSupport.ts';

const LOG: readonly Command[] = [
  { type: 'purchase', units: { infantry: 2, tank: 1 } },
  { type: 'end-phase' },
  { type: 'move', units: ['u1', 'u2'], to: 'west-russia' },
  { type: 'roll', dice: [1, 6, 3] },
];

/** A complete stored game. */
function whole(commands: readonly Command[] = LOG, setup = SETUP): StoredRecords {
  let check = firstChecksum(setup);
  const stored = commands.map((command, n) => {
    check = chainedChecksum(check, command);
    return { n, value: { command, check } };
  });
  const game = {
    id: 'a',
    version: 2,
    rules: RULES_VERSION,
    setup,
    savedAt: '2026-11-22T10:00:00.000Z',
    count: commands.length,
    check,
    standing: null,
  };
  const checkpoint = { after: 2, setup };
  return { id: 'a', game, commands: stored, checkpoint: { checkpoint, check: firstChecksum(checkpoint) } };
}

type Records = StoredRecords['commands'];
const withCommands = (change: (records: Records) => Records): StoredRecords => {
  const found = structuredClone(whole());
  return { ...found, commands: change(found.commands) };
};
const withGame = (change: object): StoredRecords => ({ ...whole(), game: { ...(whole().game as object), ...change } });
const at = (records: Records, n: number, value: unknown): Records =>
  records.map((record) => (record.n === n ? { n, value } : record));

describe('a stored game', () => {
  test('is intact as it was written, in any key order', () => {
    expect(atOnce(intactPart(whole()))).toMatchObject({
      commands: LOG,
      total: 4,
      damage: null,
      checkpoint: { after: 2 },
    });
    const { edition, ...rest } = SETUP;
    expect(atOnce(intactPart(withGame({ setup: { ...rest, edition } })))).toMatchObject({
      commands: LOG,
      damage: null,
    });
    expect(atOnce(intactPart(whole([])))).toMatchObject({ commands: [], total: 0, damage: null });
  });

  test('COM-9: is intact with the dice of rules of before, and has to be stored anew', () => {
    const found = atOnce(intactPart(withGame({ rules: 9 })));
    expect(found).toMatchObject({ commands: LOG, damage: null, isAsStored: false });
    expect(found.game?.setup).toEqual({ ...SETUP, idleDice: true });
    expect(atOnce(intactPart(withGame({ rules: 10 }))).game?.setup).toEqual(SETUP);
  });

  test('is intact with a hidden character in a name, which is left out, and has to be stored anew', () => {
    const [first, ...others] = SETUP.players;
    const setup = { ...SETUP, players: [{ ...first!, name: `${first!.name}\u200e` }, ...others] };
    const line = { number: 1, after: 2, commands: LOG.slice(2), takenBackAt: 'then', diceTaken: 3 };
    const by = `${first!.name}\u202e`;
    const records = {
      ...whole(LOG, setup),
      sideLines: [{ line: { ...line, by }, check: firstChecksum({ ...line, by }) }],
    };
    expect(atOnce(intactPart(records))).toMatchObject({
      game: { setup: SETUP },
      commands: LOG,
      damage: null,
      checkpoint: { after: 2, setup: SETUP },
      sideLines: [{ by: first!.name }],
      isAsStored: false,
    });
    expect(atOnce(intactPart(whole())).isAsStored).toBe(true);
    // Another name than the one that was checked is damage, hidden or not.
    const other = { ...setup, players: [{ ...first!, name: 'Eve\u200e' }, ...others] };
    expect(atOnce(intactPart({ ...records, game: { ...(records.game as object), setup: other } }))).toMatchObject({
      game: null,
      damage: 'setup-changed',
    });
  });

  test.each<[string, StoredRecords, object]>([
    ['with a record missing', withCommands((all) => all.filter(({ n }) => n !== 2)), { sound: 2, damage: 'gap' }],
    ['with its head missing', withCommands((all) => all.slice(1)), { sound: 0, damage: 'gap' }],
    ['with its tail missing', withCommands((all) => all.slice(0, 3)), { sound: 3, damage: 'cut' }],
    ['with every command missing', withCommands(() => []), { sound: 0, damage: 'cut' }],
    [
      'with a record changed',
      withCommands((all) => at(all, 3, { ...(all[3]?.value as object), command: { type: 'roll', dice: [6, 6, 6] } })),
      { sound: 3, damage: 'changed' },
    ],
    [
      'with its last record changed, check and all',
      withCommands((all) => {
        const command = { type: 'roll', dice: [6, 6, 6] };
        const { check } = (all[2] ?? { value: {} }).value as { check: string };
        return at(all, 3, { command, check: chainedChecksum(check, command) });
      }),
      { sound: 3, damage: 'changed' },
    ],
    [
      'with two records swapped',
      withCommands((all) => at(at(all, 1, all[2]?.value), 2, all[1]?.value)),
      { sound: 1, damage: 'changed' },
    ],
    ['with a record of no kind', withCommands((all) => at(all, 1, 'end-phase')), { sound: 1, damage: 'changed' }],
    ['with a record of nothing', withCommands((all) => at(all, 1, null)), { sound: 1, damage: 'changed' }],
    [
      'with records past its end',
      withCommands((all) => [...all, { n: 4, value: all[1]?.value }]),
      { sound: 4, total: 5, damage: 'more' },
    ],
    ['with its number of commands changed', withGame({ count: 9 }), { sound: 4, total: 9, damage: 'cut' }],
    ['without its record', { ...whole(), game: undefined }, { sound: 0, damage: 'no-setup' }],
    ['with a record that is none', { ...whole(), game: 7 }, { sound: 0, damage: 'no-setup' }],
    ['of a later program', withGame({ version: 3 }), { sound: 0, damage: 'later-program' }],
    ['with a version that is none', withGame({ version: '3' }), { sound: 0, damage: 'no-setup' }],
    ['with a set-up that is none', withGame({ setup: { edition: 1941 } }), { sound: 0, damage: 'no-setup' }],
    ['with another seed', withGame({ setup: { ...SETUP, seed: 'another' } }), { sound: 0, damage: 'setup-changed' }],
    [
      'with other players and no command yet',
      { ...whole([]), game: { ...(whole([]).game as object), setup: { ...SETUP, diceMode: 'table' } } },
      { sound: 0, damage: 'setup-changed' },
    ],
  ])('%s is intact up to there', (_, found, expected) => {
    const { commands, damage, total, checkpoint } = atOnce(intactPart(found));
    expect({ sound: commands.length, total, damage }).toMatchObject(expected);
    expect(commands.every((command, n) => JSON.stringify(command) === JSON.stringify(LOG[n]))).toBe(true);
    // The checkpoint survives any other damage.
    expect(checkpoint?.after).toBe(2);
  });

  test('has no checkpoint if that was changed', () => {
    const { checkpoint, check } = whole().checkpoint as { checkpoint: object; check: string };
    expect(
      atOnce(intactPart({ ...whole(), checkpoint: { checkpoint: { ...checkpoint, after: 3 }, check } })).checkpoint,
    ).toBeNull();
    expect(atOnce(intactPart({ ...whole(), checkpoint: 'none' }))).toMatchObject({ checkpoint: null, damage: null });
  });
});
