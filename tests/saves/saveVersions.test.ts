import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { firstChecksum } from '../../src/saves/checksum.ts';
import { SAVE_VERSION } from '../../src/saves/schema.ts';
import { openFile } from '../../src/store/openFile.ts';
import type { OpenedGame } from '../../src/store/openSave.ts';
import { SETUP } from '../store/gameSupport.ts';

/** Saves as each version wrote them. They are never changed: they must always open. */
const FOLDER = new URL('versions/', import.meta.url);

async function opened(file: string): Promise<OpenedGame> {
  const { edition, seed, diceMode, players } = SETUP;
  const answer = await openFile(readFileSync(new URL(file, FOLDER), 'utf8'), { edition, seed, diceMode, players });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault.faults));
  return answer.value;
}

const boardOf = ({ units, control, treasury }: GameState): string => firstChecksum({ units, control, treasury });

test.each([
  ['save-1-1941.json', 'combat-move', 'germany', 119],
  ['save-2-1941.json', 'combat-move', 'germany', 119],
  ['save-3-1941.json', 'combat-move', 'germany', 119],
  ['save-4-1941.json', 'combat-move', 'germany', 119],
  ['save-2-revised.json', 'noncombat-move', 'germany', 185],
  ['save-3-revised.json', 'noncombat-move', 'germany', 185],
  ['save-4-revised.json', 'noncombat-move', 'germany', 185],
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
  ['1941', [1, 2, 3, 4]],
  ['revised', [2, 3, 4]],
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

test('there is a save of every version', () => {
  const versions = new Set(readdirSync(FOLDER).map((file) => Number(file.split('-')[1])));
  expect([...versions].toSorted()).toEqual(Array.from({ length: SAVE_VERSION }, (_, i) => i + 1));
});
