/**
 * Whole recorded games, replayed move by move. If a change of the rules makes one impossible: npx tsx
 * tests/engine/axis-allies/players/record.ts
 */
import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  refusalOf,
  toPosition,
  winner,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { die } from '../../../../src/engine/index.ts';
import { played, type Step } from '../players/player.ts';
import { battleFaults, eventFaults } from '../properties/eventFaults.ts';
import { moneyFaults, productionFaults } from '../properties/moneyFaults.ts';
import { turnStartFaults, pieceFaults } from '../properties/pieceFaults.ts';
import { checkpointOf } from './checkpoint.ts';
import { recordedGames, startOf, type RecordedGame } from './recordedGame.ts';

const games = recordedGames();

const replayed = new Map<RecordedGame, readonly Step[]>();

/** Every command of a game with the states before and after it. Replayed once for all questions. */
function replay(game: RecordedGame): readonly Step[] {
  const known = replayed.get(game);
  if (known) return known;
  const steps: Step[] = [];
  for (const command of game.commands) steps.push(played(steps.at(-1)?.after ?? startOf(game), command));
  replayed.set(game, steps);
  return steps;
}

test('each side wins a recorded game, standard and short', () => {
  const kinds = [...games.values()].map(({ outcome, options }) => `${outcome.winner} ${options.victory}`);
  expect(kinds).toEqual(expect.arrayContaining(['axis standard', 'allies standard', 'axis short', 'allies short']));
});

test('each side wins a recorded game at each level of victory, with advantages and without', () => {
  const kinds = [...games.values()].map(
    ({ outcome, options }) => `${outcome.winner} ${options.victory} ${options.advantages ? 'with' : 'without'}`,
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      'axis minor without',
      'allies minor with',
      'axis major with',
      'allies major without',
      'axis total with',
      'allies total without',
    ]),
  );
});

test('recorded games have research, raids, rockets, bombardments, guns, complexes and advantages', () => {
  const seen = new Set<string>();
  for (const { before, command, events } of [...games.values()].flatMap(replay)) {
    if (before.battle?.step === 'bombardment' && command.type === 'roll') seen.add('bombardment');
    for (const { type } of events) seen.add(type);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'development-gained',
      'raid-rolled',
      'rocket-rolled',
      'bombardment',
      'antiaircraft-fired',
      'units-transferred',
      'facility-placed',
      'landing-called-off',
      'submarines-surfaced',
      'advantage-used',
      'units-placed',
    ]),
  );
});

describe.each([...games])('%s', (_name, game) => {
  /** Every state, the start first. */
  const states = (): readonly GameState[] => [startOf(game), ...replay(game).map(({ after }) => after)];

  test('every command stands, and the game ends as it did', () => {
    for (const [i, state] of states().entries()) {
      const command = game.commands[i];
      if (command)
        expect([refusalOf(state, command), winner(state), awaiting(state).kind === 'over']).toEqual([
          null,
          null,
          false,
        ]);
    }
    const last = states().at(-1);
    expect(last).toMatchObject({ outcome: game.outcome, round: game.rounds });
    expect(last && winner(last)).toBe(game.outcome.winner);
    expect(last && awaiting(last)).toEqual({ kind: 'over', outcome: game.outcome });
  });

  test('treasuries, production and units stand as recorded when each turn ends', () => {
    const all = states();
    for (const checkpoint of game.checkpoints) {
      const state = all[checkpoint.commands];
      expect(state && checkpointOf(state, checkpoint)).toEqual(checkpoint);
      if (state) expect([...pieceFaults(state), ...turnStartFaults(state), ...productionFaults(state)]).toEqual([]);
    }
  });

  test('pieces, money and battles are in order after every command, and the events tell it all', () => {
    for (const step of replay(game))
      expect(
        [...pieceFaults(step.after), ...moneyFaults(step), ...eventFaults(step), ...battleFaults(step)],
        JSON.stringify(step.command),
      ).toEqual([]);
  });

  test('its dice are those of its seed', () => {
    const rolled = game.commands.flatMap((command) => (command.type === 'roll' ? command.dice : []));
    expect(rolled).toEqual(rolled.map((_, n) => die(game.seed, n)));
  });

  test('its last turn can be reached from a position file', () => {
    const before = states()[game.checkpoints.at(-2)?.commands ?? 0];
    const file = before && toPosition(before);
    const again = fromPosition(JSON.parse(JSON.stringify(file)));
    expect(again.ok && toPosition(again.value)).toEqual(file);
  });
});
