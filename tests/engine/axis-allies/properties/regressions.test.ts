import { expect, test } from 'vitest';
import {
  fromPosition,
  play,
  type Command,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';

/** Small cases of faults that random play has found. */

function position(file: Partial<PositionFile>): GameState {
  const answer = fromPosition({ edition: '1941', power: 'germany', phase: 'combat-move', units: {}, ...file });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

const after = (state: GameState, commands: readonly Command[]): GameState =>
  commands.reduce((now, command) => {
    const answer = play(now, command);
    if (!answer.ok) throw new Error(`${answer.fault.reason}: ${JSON.stringify(command)}`);
    return answer.value.state;
  }, state);

const idOf = (state: GameState, type: string, owner: string): string =>
  Object.values(state.units).find((unit) => unit.type === type && unit.owner === owner)?.id ?? '';

test('COM-12: a damaged battleship that retreats is repaired like any other', () => {
  const start = position({
    units: { germany: { 'sz-5': { battleship: 1 } }, 'united-kingdom': { 'sz-6': { battleship: 1 } } },
  });
  const ship = idOf(start, 'battleship', 'germany');
  const end = after(start, [
    { type: 'move', units: [ship], to: 'sz-6' },
    { type: 'end-phase' },
    { type: 'fight', space: 'sz-6' },
    { type: 'roll', dice: [6] },
    { type: 'roll', dice: [1] },
    { type: 'retreat', to: 'sz-5' },
  ]);
  expect(end.units[ship]).toMatchObject({ space: 'sz-5' });
  expect(end.units[ship]?.damaged).toBeUndefined();
});

test('NCM-5: a position can have a bomber over the sea only between its attack and its landing', () => {
  const file = (phase: PositionFile['phase']): PositionFile => ({
    edition: '1941',
    power: 'germany',
    phase,
    units: { germany: { 'sz-6': { bomber: 1 } } },
  });
  expect(fromPosition(file('noncombat-move'))).toMatchObject({ ok: true });
  expect(fromPosition(file('mobilize-new-units'))).toMatchObject({
    ok: false,
    fault: [{ path: 'units.germany.sz-6.bomber', rule: 'NCM-5' }],
  });
  expect(fromPosition({ ...file('noncombat-move'), power: 'japan' })).toMatchObject({ ok: false });
});
