import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../src/engine/axis-allies/index.ts';
import { firstChecksum } from '../../src/saves/checksum.ts';
import { saveText, toSave } from '../../src/saves/saveFile.ts';
import { SAVE_VERSION } from '../../src/saves/schema.ts';
import { openFile } from '../../src/store/openFile.ts';
import type { OpenedGame as AnyOpenedGame } from '../../src/store/openSave.ts';
import type { Timeline } from '../../src/games/axis-allies/session/types.ts';
import { positionSetup, SETUP } from '../store/gameSupport.ts';

/** Saves as each version wrote them. They are never changed: they must always open. */
const FOLDER = new URL('versions/', import.meta.url);

interface OpenedGame extends AnyOpenedGame {
  readonly timeline: Timeline;
}

const opened = (file: string): Promise<OpenedGame> => openedText(readFileSync(new URL(file, FOLDER), 'utf8'));

async function openedText(text: string): Promise<OpenedGame> {
  const answer = await openFile(text, SETUP);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault.faults));
  return answer.value as OpenedGame;
}

const boardOf = ({ units, control, treasury }: GameState): string => firstChecksum({ units, control, treasury });

test.each([
  ['save-1-1941.json', 'combat-move', 'germany', 119],
  ['save-2-1941.json', 'combat-move', 'germany', 119],
  ['save-3-1941.json', 'combat-move', 'germany', 119],
  ['save-4-1941.json', 'combat-move', 'germany', 119],
  ['save-5-1941.json', 'combat-move', 'germany', 119],
  ['save-2-revised.json', 'noncombat-move', 'germany', 185],
  ['save-3-revised.json', 'noncombat-move', 'germany', 185],
  ['save-4-revised.json', 'noncombat-move', 'germany', 185],
  ['save-5-revised.json', 'noncombat-move', 'germany', 185],
] as const)('%s opens where it was left', async (file, phase, power, units) => {
  const { timeline } = await opened(file);
  expect(timeline.commands).toHaveLength(60);
  expect([timeline.state.phase, timeline.state.power, Object.keys(timeline.state.units).length]).toEqual([
    phase,
    power,
    units,
  ]);
});

test.each([
  ['1941', [1, 2, 3, 4, 5]],
  ['revised', [2, 3, 4, 5]],
] as const)('the same game of %s stands alike in saves of every version', async (edition, versions) => {
  const boards = await Promise.all(
    versions.map(async (version) => boardOf((await opened(`save-${version}-${edition}.json`)).timeline.state)),
  );
  expect(new Set(boards).size).toBe(1);
});

test('version 3 keeps its name, what was agreed, who rolled and what was taken back', async () => {
  const { name, setup, timeline } = await opened('save-3-1941.json');
  expect({ name, agreed: setup.agreed, sideLines: timeline.sideLines }).toMatchObject({
    name: 'Friday evening',
    agreed: { takebacks: 'ask', clock: { kind: 'turn', seconds: 600 } },
    sideLines: [{ after: 40, by: 'Ada' }],
  });
  const rolls = timeline.commands.flatMap((command) => (command.type === 'roll' ? [command.by] : []));
  expect(new Set(rolls)).toEqual(new Set(['program', 'table', 'low-luck', 'hand']));
});

test('version 4 keeps its short game, and the powers that rest', async () => {
  const { setup, timeline } = await opened('save-4-1941.json');
  expect(setup.shortGame).toEqual({ title: 'A short game', rounds: 4 });
  expect(setup.players.at(-1)).toEqual({ name: 'Eve', powers: ['united-states'], resting: ['united-states'] });
  expect(timeline.state.players.at(-1)?.resting).toEqual(['united-states']);
});

describe('COM-9: in a game begun before version 5 dice are rolled that can hit nobody', () => {
  const miss: Command = { type: 'roll', dice: [6] };
  const stay: Command = { type: 'submerge', units: [] };
  /** A bomber over a submarine and a carrier: the surprise strike finds no ship. */
  const setup = positionSetup({
    edition: '1941',
    power: 'germany',
    phase: 'conduct-combat',
    units: { germany: { 'sz-8': { bomber: 1 } }, 'united-kingdom': { 'sz-8': { submarine: 1, carrier: 1 } } },
  });
  const commands: readonly Command[] = [
    { type: 'fight', space: 'sz-8' },
    stay,
    miss,
    miss,
    miss,
    { type: 'press' },
    stay,
  ];
  const old = { version: 4, rules: 9, ...setup, commands, checkpoint: null, savedAt: '2026-11-20T20:00:00.000Z' };
  const since = { ...old, version: 5, rules: 10 };

  test('it opens with all its commands, and goes on so', async () => {
    const { timeline, setup: again } = await openedText(JSON.stringify(old));
    expect(timeline.commands).toEqual(commands);
    expect(timeline.state.battle).toMatchObject({ round: 2, step: 'defender-strike' });
    const saved = saveText(toSave(again, timeline.commands, new Date(0)));
    expect((await openedText(saved)).timeline.state).toEqual(timeline.state);
  });

  test('one begun since has none', async () => {
    expect((await openFile(JSON.stringify(since), SETUP)).ok).toBe(false);
    const { timeline } = await openedText(JSON.stringify({ ...since, commands: commands.toSpliced(2, 1) }));
    expect(timeline.state.battle).toMatchObject({ round: 2, step: 'attacker-fire' });
  });
});

test('there is a save of every version', () => {
  const versions = new Set(readdirSync(FOLDER).map((file) => Number(file.split('-')[1])));
  expect([...versions].toSorted()).toEqual(Array.from({ length: SAVE_VERSION }, (_, i) => i + 1));
});
