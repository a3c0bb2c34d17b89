import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  fromPosition,
  replay,
  toPosition,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance } from '../players/chance.ts';
import { commandsOf, EDITIONS, livelySteps, overPositions, shareOf } from './dense.ts';
import { renamed, renaming } from './renaming.ts';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test.each(EDITIONS)(
  '%s: a game saved as JSON at any moment, even in a battle, continues to the same end',
  (edition) => {
    overPositions(80, { edition }, ({ state }, seed) => {
      const steps = livelySteps(state, seed, 120);
      if (steps.length === 0) return;
      const from = chance(seed, 0).below(steps.length);
      const again = replay(copy(steps[from]!.before), commandsOf(steps.slice(from)));
      expect(again.ok && isDeepStrictEqual(again.value, steps.at(-1)?.after)).toBe(true);
    });
  },
);

/** A position file with its unordered lists sorted and its empty spaces left out. */
function sorted({ aboard = [], units, complexesCapturedThisTurn: taken = [], ...file }: PositionFile): unknown {
  return {
    ...file,
    units: Object.fromEntries(Object.entries(units).filter(([, spaces]) => Object.keys(spaces).length > 0)),
    aboard: aboard
      .map((ship) => JSON.stringify({ ...ship, cargo: ship.cargo.map((cargo) => JSON.stringify(cargo)).sort() }))
      .sort(),
    complexesCapturedThisTurn: [...taken].sort(),
  };
}

/** When a turn begins, a position file describes the state completely. */
test.each(EDITIONS)(
  '%s: a game saved as a position file when a turn begins continues to the same position',
  (edition) => {
    let compared = 0;
    overPositions(80, { edition }, ({ state }, seed) => {
      const steps = livelySteps(state, seed, 250);
      const turns = steps.flatMap(({ events }, i) => (events.some((event) => event.type === 'turn-began') ? [i] : []));
      const [begin, end] = [turns[0], turns[1]];
      if (begin === undefined || end === undefined) return;
      const old: GameState = steps[begin]!.after;
      const read = fromPosition(copy(toPosition(old)));
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      const again = replay(read.value, renamed(commandsOf(steps.slice(begin + 1, end + 1)), renaming(old, read.value)));
      if (!again.ok) throw new Error(JSON.stringify(again.fault));
      expect(sorted(toPosition(again.value))).toEqual(sorted(toPosition(steps[end]!.after)));
      compared++;
    });
    expect(compared).toBeGreaterThan(50 * shareOf(edition));
  },
);
