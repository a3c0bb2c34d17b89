import { expect, test } from 'vitest';
import {
  boardOf,
  neighboursIn,
  play,
  reach,
  refusalOf,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance } from '../players/chance.ts';
import { overPositions } from './dense.ts';

const isAir = ({ type }: Unit): boolean => type === 'fighter' || type === 'bomber';

/**
 * Moves a unit and then moves it on: the second move must be allowed exactly if one move along the whole route is, and
 * both must have the same result. Answers how many second moves were allowed.
 */
function sentOn(state: GameState, unit: Unit, seed: string): number {
  const draws = chance(seed, Number(unit.id.slice(1)));
  let stood = 0;
  const moves = reach(state, [unit.id]).filter(({ command }) => command.type === 'move');
  for (const { command, space, routes } of draws.shuffled(moves).slice(0, 5)) {
    const first = play(state, command);
    if (!first.ok) throw new Error(JSON.stringify(first.fault));
    // For aircraft only the ends of a route matter; other units go by the given route and one step on.
    const via = isAir(unit) ? [space] : (routes[unit.id] ?? []).slice(1);
    const board = boardOf(state);
    const near = neighboursIn(board.airNeighbours, space);
    const goals = isAir(unit) ? [...near, ...draws.some(board.airRange(space, 4), 0.1)] : near;
    for (const to of goals) {
      const on = play(first.value.state, { type: 'move', units: [unit.id], to });
      const whole = play(state, { type: 'move', units: [unit.id], to, via });
      const about = `${state.power} ${state.phase}: ${unit.type} from ${unit.space} by ${via.join()} to ${to}`;
      expect(
        on.ok,
        `${about}: ${JSON.stringify([refusalOf(first.value.state, command), on, whole].map(faultOf))}`,
      ).toBe(whole.ok);
      if (!on.ok || !whole.ok) continue;
      expect(on.value.state, about).toEqual(whole.value.state);
      stood++;
    }
  }
  return stood;
}

const faultOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'fault' in answer ? answer.fault : null;

test.each(['combat-move', 'noncombat-move'] as const)(
  'CM-2: in %s a route in two moves is allowed exactly if it is allowed in one',
  (phase) => {
    const stood = new Map<string, number>();
    overPositions(150, { phases: [phase] }, ({ state }, seed) => {
      for (const unit of Object.values(state.units))
        if (unit.owner === state.power && unit.aboard === undefined)
          stood.set(unit.type, (stood.get(unit.type) ?? 0) + sentOn(state, unit, seed));
    });
    for (const type of ['tank', 'fighter', 'bomber', 'submarine', 'destroyer', 'carrier', 'battleship', 'transport'])
      expect(stood.get(type) ?? 0, type).toBeGreaterThan(10);
    expect(stood.get('infantry') ?? 0).toBe(0);
  },
);
