import { expect, test } from 'vitest';
import {
  boardOf,
  movesLeft,
  commandTo,
  play,
  reach,
  refusalOf,
  unitsIn,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from '../players/chance.ts';
import { overGames } from './runs.ts';

/** One unit, a stack or part of a stack of the acting power; cargo only with cargo. */
function selection(state: GameState, draws: Chance): readonly UnitId[] {
  const own = Object.values(state.units).filter((unit) => unit.owner === state.power);
  const ready = own.filter((unit) => unit.aboard !== undefined || movesLeft(state, unit.id) > 0);
  const first = draws.one(draws.happens(0.9) ? ready : own);
  if (!first) return [];
  const beside = unitsIn(state, first.space).filter(
    (unit) =>
      unit !== first && unit.owner === state.power && (unit.aboard === undefined) === (first.aboard === undefined),
  );
  return [first.id, ...draws.some(beside, draws.happens(0.5) ? 0 : 0.5).map((unit) => unit.id)];
}

function overSelections(check: (state: GameState, ids: readonly UnitId[]) => void, every: number): void {
  overGames((steps, seed) => {
    steps.forEach(({ after }, i) => {
      if (i % every === 0 && after.phase.endsWith('-move')) check(after, selection(after, chance(`${seed} reach`, i)));
    });
  });
}

test('play accepts every destination of reach, and every unit gets there by the given route', () => {
  overSelections((state, ids) => {
    const offered = reach(state, ids);
    expect(new Set(offered.map(({ space }) => space)).size).toBe(offered.length);
    for (const { space, command, routes, meaning } of offered) {
      const answer = play(state, command);
      if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.fault)}`);
      for (const id of ids) {
        expect(routes[id]?.[0]).toBe(state.units[id]?.space);
        expect(routes[id]?.at(-1)).toBe(space);
        if (meaning !== 'assault') expect(answer.value.state.units[id]?.space).toBe(space);
      }
    }
  }, 3);
});

test('reach offers every space that play accepts', () => {
  overSelections((state, ids) => {
    if (state.stranded.length > 0 || ids.length === 0) return;
    const offered = reach(state, ids).map(({ space }) => space);
    const accepted = [...boardOf(state).spaces.keys()].filter(
      (space) => !refusalOf(state, commandTo(state, ids, space)),
    );
    expect(accepted.sort(), `${state.phase} ${JSON.stringify(ids.map((id) => state.units[id]))}`).toEqual(
      offered.sort(),
    );
  }, 9);
});

test('units of other powers, unknown units and an empty list have no destinations', () => {
  overGames((steps) => {
    for (const { after } of steps.filter((_, i) => i % 10 === 0)) {
      const foreign = Object.values(after.units).find((unit) => unit.owner !== after.power);
      expect(reach(after, [])).toEqual([]);
      expect(reach(after, ['u0'])).toEqual([]);
      if (foreign) expect(reach(after, [foreign.id])).toEqual([]);
    }
  }, 0.3);
});
