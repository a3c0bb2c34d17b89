import { expect, test } from 'vitest';
import { reach, type GameState, type Unit } from '../../../../src/engine/axis-allies/index.ts';
import { overPositions } from './dense.ts';
import { isLandingZone, modelReach } from './reachModel.ts';

const SHIPS = ['submarine', 'destroyer', 'battleship'];

/** Destinations that the engine offers and the model does not, and the other way round. */
function compare(state: GameState, unit: Unit): boolean {
  const byHand = modelReach(state, unit);
  if (!byHand) return false;
  const moves = reach(state, [unit.id])
    .filter(({ command }) => command.type === 'move')
    .map(({ space }) => space);
  const about = `${state.power} ${state.phase}: ${unit.type} in ${unit.space}`;
  expect(
    [...byHand].filter((space) => !moves.includes(space)),
    `${about}: missing`,
  ).toEqual([]);
  const more = moves.filter((space) => !byHand.has(space));
  const isAlong = SHIPS.includes(unit.type) && state.phase === 'combat-move';
  expect(
    more.filter((space) => !isAlong || !isLandingZone(state, space)),
    `${about}: too many`,
  ).toEqual([]);
  return true;
}

test.each(['combat-move', 'noncombat-move'] as const)(
  '%s: the model finds the same destinations by land, at sea and in the air',
  (phase) => {
    let compared = 0;
    overPositions(400, { phases: [phase] }, ({ state }) => {
      for (const unit of Object.values(state.units)) if (unit.owner === state.power && compare(state, unit)) compared++;
    });
    expect(compared).toBeGreaterThan(800);
  },
);
