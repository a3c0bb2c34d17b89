import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Invariant } from '../properties/invariants.ts';
import { replayed, soak, type Soak } from './soak.ts';
import { played, trialOf, type Failure } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOAK: Soak = { milliseconds: 60_000, seed: 1, folder, say: () => {} };

/** A rule that is none: no fighter may ever be destroyed. */
const planted: Invariant = ({ before, events }) =>
  events.flatMap((event) =>
    event.type === 'units-destroyed'
      ? event.units.filter((id) => before.units[id]?.type === 'fighter').map((id) => `fighter ${id} is lost`)
      : [],
  );

test('a faulty invariant is found, written out small, and the file shows it again', async () => {
  const said: string[] = [];
  const { failure } = await soak({ ...SOAK, invariants: [planted], say: (line) => said.push(line) });
  expect(failure).not.toBeNull();
  const written = JSON.parse(readFileSync(failure ?? '', 'utf8')) as Failure;
  expect(written.faults[0]).toMatch(/^fighter u\d+ is lost$/);
  expect(replayed(failure ?? '', [planted])).toEqual(written.faults);
  expect(replayed(failure ?? '')).toEqual([]);
  expect(said.join('\n')).toContain(failure);
  // Small: it begins with the phase it happens in or shortly before, with hardly a piece or command too many.
  expect(written.commands.length).toBeLessThan(15);
  expect(
    Object.values(written.start.units).flatMap((spaces) =>
      Object.values(spaces).flatMap((counts) => Object.keys(counts)),
    ).length,
  ).toBeLessThan(10);
});

test('an engine that throws is a failure like any other', () => {
  const thrown: Invariant = ({ command }) => {
    if (command.type === 'roll') throw new Error('dice fell off the table');
    return [];
  };
  const { failure } = played(trialOf(2), [thrown]);
  expect(failure?.faults).toEqual(['thrown: dice fell off the table']);
  expect(failure?.commands.at(-1)?.type).toBe('roll');
});

test('it ends when time is up or when it is stopped, and says what it played', async () => {
  let time = 0;
  const until = await soak({ ...SOAK, milliseconds: 4000, now: () => (time += 10) });
  expect(until).toMatchObject({ failure: null });
  expect(until.games).toBeGreaterThan(0);
  expect(until.commands).toBeLessThan(1000);
  expect(until.refused).toBeGreaterThan(until.tries / 2);
  const stopped = await soak({ ...SOAK, isStopped: () => true });
  expect(stopped.games).toBe(0);
});

test('the same seed plays the same game', () => {
  expect(played(trialOf(4))).toEqual(played(trialOf(4)));
});
