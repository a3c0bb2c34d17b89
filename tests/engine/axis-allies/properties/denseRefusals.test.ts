import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  editionOf,
  play,
  REASONS,
  refusalOf,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance } from '../players/chance.ts';
import { livelyTry } from '../players/livelyTries.ts';
import { EDITIONS, livelySteps, overPositions, shareOf } from './dense.ts';
import { frozen } from './frozen.ts';
import { NONSENSE, randomCommand } from './randomCommand.ts';

/**
 * Commands of every kind in states of lively play from a dense position. The states are frozen, so that code that
 * changes them throws.
 */
function overTries(edition: string, numRuns: number, check: (state: GameState, command: Command) => void): void {
  overPositions(numRuns, { edition }, ({ state }, seed) => {
    const draws = chance(`${seed} tries`, 0);
    for (const one of [state, ...livelySteps(state, seed, 60).map(({ after }) => after)].filter(
      (_, i) => i % 3 === 0,
    )) {
      frozen(one);
      for (let n = 0; n < 5; n++) check(one, livelyTry(one, draws));
      check(one, randomCommand(one, draws));
    }
    for (const command of NONSENSE) check(state, command);
  });
}

test.each(EDITIONS)(
  '%s: no command changes the state it is played on; a refused one answers no new state',
  (edition) => {
    let refused = 0;
    overTries(edition, 60, (state, command) => {
      const before = JSON.stringify(state);
      const answer = play(state, command);
      if (JSON.stringify(state) !== before)
        throw new Error(`${JSON.stringify(command)} changed the state it was given`);
      if (answer.ok) return;
      refused++;
      expect(Object.keys(answer).sort()).toEqual(['fault', 'ok']);
    });
    expect(refused).toBeGreaterThan(2000 * shareOf(edition));
  },
);

test.each(EDITIONS)(
  '%s: a refusal has a rule, a reason, and only units and spaces that exist or were in the command; refusalOf and ' +
    'play answer the same',
  (edition) => {
    overTries(edition, 60, (state, command) => {
      const answer = play(state, command);
      const refusal = refusalOf(state, command);
      if (!isDeepStrictEqual(answer.ok ? null : answer.fault, refusal))
        throw new Error(
          `${JSON.stringify(command)} is played as ${JSON.stringify(answer)}, asked it is ${JSON.stringify(refusal)}`,
        );
      if (!refusal) return;
      if (!(refusal.rule in editionOf(state.edition).ruleTitles) || !REASONS.includes(refusal.reason))
        throw new Error(JSON.stringify(refusal));
      const said = JSON.stringify(command);
      for (const id of refusal.units ?? [])
        if (!state.units[id] && !said.includes(JSON.stringify(id)))
          throw new Error(`${JSON.stringify(refusal)} names ${id}`);
    });
  },
);
