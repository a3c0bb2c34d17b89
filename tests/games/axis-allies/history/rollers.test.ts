import { expect, test } from 'vitest';
import {
  awaiting,
  diceAsked,
  play,
  type Command,
  type GameState,
  type Roller,
} from '../../../../src/engine/axis-allies/index.ts';
import { warRecord, type WarRecord } from '../../../../src/games/axis-allies/history/index.ts';
import { diaryRows, throwRows } from '../../../../src/games/axis-allies/text/history/tables.ts';
import { battleLog } from '../../../../src/games/axis-allies/ui/battle/battleLog.ts';
import { fight, game } from '../../../engine/axis-allies/rules/position.ts';

const START = game({
  power: 'germany',
  phase: 'conduct-combat',
  units: { germany: { karelia: { infantry: 3 } }, 'soviet-union': { karelia: { infantry: 1 } } },
});

/** The whole battle: the attackers hit at once, and the defender misses; these roll. */
function battleRolledBy(...rollers: readonly (Roller | undefined)[]): readonly Command[] {
  const commands: Command[] = [fight('karelia')];
  let state: GameState = START;
  for (let i = -1; ; i += 1) {
    const given = play(state, commands.at(-1)!);
    if (!given.ok) throw new Error(given.fault.reason);
    state = given.value.state;
    const asked = awaiting(state);
    if (asked.kind !== 'dice') return commands;
    const by = rollers[i + 1];
    const dice = Array.from({ length: diceAsked(asked) }, () => (asked.side === 'attacker' ? 1 : 6));
    commands.push({ type: 'roll', dice, ...(by !== undefined && { by }) });
  }
}

function told(commands: readonly Command[]): WarRecord {
  const telling = warRecord(START, commands);
  for (let step = telling.next(); ; step = telling.next()) if (step.done === true) return step.value;
}

test('the source of every roll stands in the diary, in the tables and beside the dice', () => {
  const commands = battleRolledBy('table', 'low-luck');
  const record = told(commands);
  const fought = record.entries.find(({ kind }) => kind === 'fought');
  expect(fought?.rollers).toEqual(['table', 'low-luck']);
  expect(record.entries.filter(({ kind }) => kind === 'captured').every(({ rollers }) => rollers === undefined)).toBe(
    true,
  );
  expect(record.throws.map(({ roller }) => roller)).toEqual(['table', 'low-luck']);
  expect(battleLog(START, commands)?.rolls.map(({ source }) => source)).toEqual(['table', 'low-luck']);
  expect(diaryRows(START, record).some((row) => row.at(-1) === 'real dice and low luck')).toBe(true);
  expect(throwRows(START, record).map((row) => row.at(-1))).toEqual(['How rolled', 'real dice', 'low luck']);
});

test('of rolls of before that was kept, nothing is said', () => {
  const record = told(battleRolledBy(undefined, undefined));
  expect(record.entries.every((entry) => !('rollers' in entry))).toBe(true);
  expect(record.throws.every((one) => !('roller' in one))).toBe(true);
  expect(throwRows(START, record).at(-1)?.at(-1)).toBe('');
});
