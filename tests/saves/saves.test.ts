import { schemasFor } from '../../src/saves/schema.ts';
import { readStoredGame } from '../../src/saves/storedGame.ts';
import { describe, expect, test } from 'vitest';
import { newGame, editionOf, toPosition, type Command } from '../../src/engine/axis-allies/index.ts';
import { atOnce } from '../../src/engine/index.ts';
import { parseJson } from '../../src/saves/parseJson.ts';
import { parseSave, RULES_VERSION, toSave, saveText } from '../../src/saves/saveFile.ts';
import { openFile } from '../../src/store/openFile.ts';
import { openSave } from '../../src/store/openSave.ts';
import { SETUP } from '../store/gameSupport.ts';
import { ownState, startState } from '../../src/games/axis-allies/store/game.ts';

const TABLE = { edition: SETUP.edition, seed: SETUP.seed, diceMode: SETUP.diceMode, players: SETUP.players };
const COMMANDS: readonly Command[] = [{ type: 'purchase', units: { infantry: 2 } }, { type: 'end-phase' }];
const save = toSave(SETUP, COMMANDS, new Date(0));
const SIDE_LINE = {
  number: 1,
  after: 0,
  commands: [{ type: 'end-phase' }],
  by: 'Ada',
  takenBackAt: '2026-11-23T08:00:00.000Z',
  diceTaken: 0,
};
const faultsOf = async (json: unknown): Promise<readonly string[]> => {
  const opened = await openSave(json);
  return opened.ok ? [] : opened.fault.faults.map(({ path }) => path);
};

describe('a save', () => {
  test('is the same after a file round trip', async () => {
    const opened = await openFile(saveText(save), TABLE);
    expect(opened.ok && opened.value.timeline.state.phase).toBe('combat-move');
    expect(opened.ok && opened.value.setup).toEqual(SETUP);
  });

  test('of version 2 opens, and says nothing of what was not known then', async () => {
    const { version: _, ...old } = save;
    const opened = await openSave({ ...old, version: 2 });
    expect(opened.ok && opened.value.setup).toEqual({ ...SETUP, idleDice: true });
  });

  test('keeps its name, what was agreed, who rolled and what was taken back', () => {
    const whole = {
      ...save,
      name: 'Sunday in Utrecht',
      diceMode: 'low-luck',
      agreed: { takebacks: 'ask', clock: { kind: 'side', seconds: 5400 } },
      commands: [...save.commands, { type: 'roll', dice: [1, 6], by: 'table' }],
      sideLines: [SIDE_LINE],
    };
    expect(atOnce(parseSave(whole))).toEqual({ ok: true, value: whole });
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'a\u202eb' }],
    ['agreed.takebacks', { agreed: { takebacks: 'always', clock: null } }],
    ['agreed.clock.seconds', { agreed: { takebacks: 'free', clock: { kind: 'turn', seconds: 1e9 } } }],
    ['sideLines[0].commands', { sideLines: [{ ...SIDE_LINE, commands: [] }] }],
    ['commands[0].by', { commands: [{ type: 'roll', dice: [1], by: 'fate' }] }],
  ])('with a bad %s is refused', async (path, change) => {
    expect(await faultsOf({ ...save, ...change })).toContain(path);
  });

  test('lists every fault of its shape with its path', async () => {
    const faults = await faultsOf({
      ...save,
      version: 99,
      seed: 7,
      commands: [{ type: 'purchase', units: { infantry: -1 } }, { type: 'dance' }],
    });
    expect(faults).toEqual(
      expect.arrayContaining(['version', 'seed', 'commands[0].units.infantry', 'commands[1].type']),
    );
  });

  describe('played by older rules', () => {
    const begun = startState(SETUP);
    if (!begun.ok) throw new Error('no start');
    const older = (position: unknown): unknown => ({
      ...save,
      rules: RULES_VERSION - 1,
      checkpoint: { after: 0, setup: { ...SETUP, seed: 'later', start: { kind: 'position', position } } },
    });

    test('opens if it comes to its checkpoint as it did then', async () => {
      expect((await openSave(older(toPosition(begun.value)))).ok).toBe(true);
    });

    test('says so if it does not, and offers the game by the rules of today and the checkpoint', async () => {
      const kept = { ...begun.value, treasury: { ...begun.value.treasury, germany: 3 } };
      const opened = await openSave(older(toPosition(kept)));
      if (opened.ok) throw new Error('opened');
      expect(opened.fault.faults).toMatchObject([{ path: 'rules' }]);
      expect(opened.fault.playablePart?.timeline.commands).toHaveLength(2);
      expect(opened.fault.checkpoint?.after).toBe(0);
    });
  });

  test('names the illegal command and its rule', async () => {
    const opened = await openSave({ ...save, commands: [{ type: 'purchase', units: { battleship: 2 } }] });
    expect(opened.ok ? [] : opened.fault.faults).toMatchObject([{ path: 'commands[0]', rule: 'BUY-2' }]);
  });

  test.each([
    ['an unknown edition', { edition: '1899' }, 'edition'],
    [
      'a power nobody plays',
      {
        players: [
          { name: 'Ada', powers: ['germany'] },
          { name: 'Ben', powers: ['japan'] },
        ],
      },
      'players',
    ],
    ['an unknown victory', { start: { kind: 'setup', victory: 'glory' } }, 'start.victory'],
    ['a bad position', { start: { kind: 'position', position: { edition: '1941' } } }, 'start.position.power'],
  ])('with %s is refused', async (_, change, path) => {
    expect(await faultsOf({ ...save, ...change })).toContain(path);
  });

  test.each([null, 7, 'text', [[]], {}])('that is %j is refused without an exception', (json) => {
    expect(atOnce(parseSave(json)).ok).toBe(false);
  });
});

describe('a file', () => {
  test('that is not JSON has one fault', () => {
    const read = parseJson('{');
    expect(read.ok ? [] : read.fault).toHaveLength(1);
  });

  test('with a position gets the players of the form', async () => {
    const position = toPosition(newGame(editionOf('1941'), { players: SETUP.players, victory: 'short' }));
    const opened = await openFile(JSON.stringify(position), TABLE);
    expect(opened.ok && ownState(opened.value.timeline.state).victory).toBe('short');
    expect(opened.ok && opened.value.timeline.state.players).toEqual(SETUP.players);
  });

  test('with a study says what it is and where it is opened', async () => {
    const opened = await openFile(JSON.stringify({ version: 2, kind: 'study', edition: 'revised' }), TABLE);
    expect(opened.ok ? [] : opened.fault.faults).toMatchObject([
      { path: 'kind', message: expect.stringContaining('“Open a study file”') },
    ]);
  });

  test.each([
    ['1941', { turn: { captured: [] } }, 2],
    ['revised', { developments: { germany: ['rockets'] } }, 3],
  ])('with a position of %s that says its version is opened', async (edition, more, version) => {
    const position = { edition, version, power: 'germany', phase: 'combat-move', units: {}, ...more };
    const opened = await openFile(JSON.stringify(position), TABLE);
    expect(opened.ok && opened.value.timeline.state).toMatchObject({ edition, power: 'germany' });
  });
});

test('a start with a player on both sides is refused by TURN-6', () => {
  const start = startState({
    ...SETUP,
    players: [
      { name: 'Ada', powers: ['soviet-union', 'germany', 'japan'] },
      { name: 'Ben', powers: ['united-kingdom', 'united-states'] },
    ],
  });
  expect(start.ok ? [] : start.fault).toMatchObject([{ rule: 'TURN-6' }]);
});

test('a save of more players than any edition takes is refused for its shape', async () => {
  const players = Array.from({ length: 6 }, (_, i) => ({ name: `Player ${i}`, powers: ['germany'] }));
  const opened = await openSave({ ...save, players });
  expect(opened.ok ? [] : opened.fault.faults.map(({ path }) => path)).toEqual(['players']);
  expect(schemasFor(SETUP.edition).save.safeParse({ ...save, players }).success).toBe(false);
});

test('the standing of a stored game is left out if its phase is none of the game', () => {
  const standing = { round: 2, power: 'germany', phase: 'combat-move', isOver: false };
  const stored = { id: 'a', version: 2, rules: 1, setup: SETUP, savedAt: '', count: 0, check: '', standing };
  expect(readStoredGame(stored)?.standing).toEqual(standing);
  expect(readStoredGame({ ...stored, standing: { ...standing, phase: 'winter' } })?.standing).toBeNull();
});
