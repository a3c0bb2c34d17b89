import { describe, expect, test } from 'vitest';
import { play } from '../../../../src/engine/axis-allies/index.ts';
import { EDITIONS } from '../editions/everyEdition.ts';
import { battleFaults, eventFaults } from './eventFaults.ts';
import { awaitingFaults, plainFaults } from './invariants.ts';
import { moneyFaults, productionFaults } from './moneyFaults.ts';
import { turnStartFaults, pieceFaults } from './pieceFaults.ts';
import { afterEveryCommand, overGames } from './runs.ts';

describe('after every command of random games', () => {
  test('every unit is in a known space where it can be, and cargo fits its ship', () => {
    afterEveryCommand(({ after }) => pieceFaults(after));
  });

  test('all units are in friendly places when a turn begins', () => {
    afterEveryCommand(({ after, events }) =>
      events.some((event) => event.type === 'turn-began') ? turnStartFaults(after) : [],
    );
  });

  test('money changed only by purchase, refund, income and seizure', () => {
    afterEveryCommand(moneyFaults);
  });

  test('production matches the controlled territories and adds up to the whole board', () => {
    afterEveryCommand(({ after }) => productionFaults(after));
  });

  test('the events describe all changes on the board', () => {
    afterEveryCommand(eventFaults);
  });

  test('the current battle has only units of its space, each on its side', () => {
    afterEveryCommand(battleFaults);
  });

  test('state and events are plain JSON', () => {
    afterEveryCommand(plainFaults);
  });

  test('the game waits for somebody, and suggested casualties are allowed', () => {
    afterEveryCommand(({ after }) => awaitingFaults(after));
  });
});

test('a game that is over refuses every command', () => {
  overGames((steps) => {
    const last = steps.at(-1)?.after;
    if (!last?.outcome) return;
    const answer = play(last, { type: 'end-phase' });
    expect(answer).toMatchObject({ ok: false, fault: { reason: 'game-over' } });
  });
});

/** What must occur in random games: in those of all editions, and beside that in those of one. */
const EVENTS = [
  'assault-declared',
  'units-offloaded',
  'units-retreated',
  'units-repaired',
  'treasury-seized',
  'units-refunded',
  'fighters-stranded',
];
const COMMANDS = ['load', 'offload', 'casualties', 'press', 'retreat', 'mobilize'];
const EVENTS_OF: Readonly<Record<string, readonly string[]>> = {
  '1941': ['submarines-submerged', 'submarines-strike'],
  revised: ['development-gained', 'facility-placed', 'antiaircraft-fired', 'landing-called-off'],
};
const COMMANDS_OF: Readonly<Record<string, readonly string[]>> = {
  '1941': ['engage', 'submerge'],
  revised: ['research', 'call-off'],
};

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  'random games of %s contain every kind of command and nearly every kind of event',
  (id, edition) => {
    const commands = new Set<string>();
    const events = new Set<string>();
    overGames(
      (steps) => {
        for (const step of steps) {
          commands.add(step.command.type);
          for (const event of step.events) events.add(event.type);
        }
      },
      1,
      [edition],
    );
    expect([...events]).toEqual(expect.arrayContaining([...EVENTS, ...(EVENTS_OF[id] ?? [])]));
    expect([...commands]).toEqual(expect.arrayContaining([...COMMANDS, ...(COMMANDS_OF[id] ?? [])]));
  },
);
