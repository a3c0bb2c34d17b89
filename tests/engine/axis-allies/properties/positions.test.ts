import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  play,
  reach,
  toPosition,
  type Command,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance } from '../players/chance.ts';
import { roundsPlayed, type Step } from '../players/player.ts';
import { randomPlayer } from '../players/randomPlayer.ts';
import { livelySteps, overPositions } from './dense.ts';
import { renamed } from './renaming.ts';
import { overGames } from './runs.ts';
import { matchingIds, stateWithoutIds } from './withoutIds.ts';

const read = (file: PositionFile, about: string): GameState => {
  const answer = fromPosition(JSON.parse(JSON.stringify(file)));
  if (!answer.ok) throw new Error(`${about}: ${JSON.stringify(answer.fault)}`);
  return answer.value;
};

/** Expects two large records to be equal. What is equal to the last detail needs no search for what differs. */
function expectSame(found: unknown, wanted: unknown, about: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, about).toEqual(wanted);
}

/** Checks that a state is the same after writing and reading it, and that writing it again gives the same file. */
function writesAsItself(state: GameState, about: string): GameState {
  const file = toPosition(state);
  const again = read(file, about);
  expectSame(stateWithoutIds(again), stateWithoutIds(state), about);
  expectSame(toPosition(again), file, about);
  const [now, then] = [awaiting(state), awaiting(again)];
  expect([then.kind, 'by' in then && then.by.toSorted()], about).toEqual([now.kind, 'by' in now && now.by.toSorted()]);
  return again;
}

/** Checks that the same commands lead to the same state, and that units have the same destinations. */
function goesOnAlike(old: GameState, fresh: GameState, steps: readonly Step[], seed: string): void {
  const names = matchingIds(old, fresh);
  expect(names.size).toBe(Object.keys(old.units).length);
  const own = Object.values(old.units).filter(({ owner }) => owner === old.power);
  for (const unit of chance(seed, 1).some(own, 0.2)) {
    const goals = (state: GameState, id: string) =>
      reach(state, [id]).map(({ space, meaning }) => `${space} ${meaning}`);
    expect(goals(fresh, names.get(unit.id) ?? '').sort()).toEqual(goals(old, unit.id).sort());
  }
  let state = fresh;
  for (const { command, after, before } of steps) {
    // New unit ids continue from those in the file.
    const name = (id: string) => names.get(id) ?? null;
    const [again] = renamed([command], name);
    const answer = play(state, again as Command);
    if (!answer.ok) throw new Error(`${seed}: ${JSON.stringify([command, again, answer.fault])}`);
    state = answer.value.state;
    expect([state.power, state.phase, awaiting(state).kind]).toEqual([after.power, after.phase, awaiting(after).kind]);
    if (after.phase !== before.phase || after.power !== before.power) break;
  }
}

test('every state of random play is the same after writing and reading it', () => {
  overGames((steps, seed) => {
    steps.forEach(({ after }, i) => {
      if (i % 5 === 0) writesAsItself(after, `${seed}, after ${i}: ${after.power} ${after.phase} round ${after.round}`);
    });
  }, 0.5);
});

test('every state of lively play is the same after writing and reading it, and play continues equally', () => {
  const kinds = new Set<string>();
  overPositions(40, {}, ({ state }, seed) => {
    const steps = livelySteps(state, seed, 120);
    steps.forEach(({ after }, i) => {
      if (!chance(seed, i).happens(0.25)) return;
      const again = writesAsItself(after, `${seed}, after ${i}: ${after.power} ${after.phase}`);
      kinds.add(`${awaiting(after).kind} ${after.phase}`);
      if (chance(seed, i).happens(0.5)) goesOnAlike(after, again, steps.slice(i + 1, i + 12), `${seed} ${i}`);
    });
  });
  for (const kind of ['dice', 'casualties', 'retreat', 'submerge', 'command'])
    expect([...kinds].filter((one) => one.startsWith(kind)).length, kind).toBeGreaterThan(0);
});

test('a won game is still won after writing and reading it', () => {
  const start: PositionFile = {
    edition: '1941',
    power: 'united-states',
    phase: 'collect-income',
    control: { 'united-kingdom': 'germany', russia: 'germany' },
    units: {},
  };
  const won = play(read(start, 'won'), { type: 'end-phase' });
  expect(won.ok && awaiting(writesAsItself(won.value.state, 'won')).kind).toBe('over');
});

test('a game can continue from any such position', () => {
  overGames((steps, seed) => {
    const middle = steps[steps.length >> 1] ?? steps[0]!;
    const from = read(toPosition(middle.before), seed);
    const last = [...roundsPlayed(from, randomPlayer, seed, 1)].at(-1)?.after;
    expect(last?.outcome !== null || last.round > from.round).toBe(true);
  }, 0.5);
});
