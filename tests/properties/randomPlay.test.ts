import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { awaiting, play, refusalOf, winner } from '../../src/engine/index.ts';
import { battleFaults, eventFaults } from './eventFaults.ts';
import { moneyFaults, productionFaults } from './moneyFaults.ts';
import { turnStartFaults, pieceFaults } from './pieceFaults.ts';
import { afterEveryCommand, overGames } from './runs.ts';

const isCopy = (value: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

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
    afterEveryCommand(({ after, events }) => [
      ...(isCopy(after) ? [] : ['the state is not plain JSON']),
      ...(isCopy(events) ? [] : ['the events are not plain JSON']),
    ]);
  });

  test('the game waits for somebody, and suggested casualties are allowed', () => {
    afterEveryCommand(({ after }) => {
      const asked = awaiting(after);
      if (asked.kind === 'over') return winner(after) === null ? ['over without a winner'] : [];
      const faults =
        asked.by.length === 0 || winner(after) !== null
          ? [`${asked.kind} is asked of ${asked.by.join()}, winner ${winner(after)}`]
          : [];
      const refused =
        asked.kind === 'casualties' ? refusalOf(after, { type: 'casualties', units: asked.suggestion }) : null;
      return refused ? [...faults, `the suggestion is refused by ${refused.rule}: ${refused.reason}`] : faults;
    });
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

test('random games contain every kind of command and nearly every kind of event', () => {
  const commands = new Set<string>();
  const events = new Set<string>();
  overGames((steps) => {
    for (const step of steps) {
      commands.add(step.command.type);
      for (const event of step.events) events.add(event.type);
    }
  });
  const lively = [
    'assault-declared',
    'units-offloaded',
    'submarines-submerged',
    'submarines-strike',
    'units-retreated',
    'units-repaired',
    'treasury-seized',
    'units-refunded',
    'fighters-stranded',
  ];
  expect([...events]).toEqual(expect.arrayContaining(lively));
  expect([...commands]).toEqual(
    expect.arrayContaining(['load', 'offload', 'engage', 'submerge', 'casualties', 'press', 'retreat', 'mobilize']),
  );
});
