import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boardOf,
  fromPosition,
  isCapitalLost,
  isHostileZone,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { denseFiles, densePositions } from './densePositions.ts';

const RUNS = 400;
const files = fc.sample(denseFiles(), { seed: 1941, numRuns: RUNS });
const states = files.flatMap((file) => {
  const read = fromPosition(file);
  return read.ok ? [read.value] : [];
});

test('nearly every file drawn is a valid position', () => {
  expect(states.length).toBeGreaterThan(RUNS * 0.97);
});

/** The share of states that match a condition. */
const share = (holds: (state: GameState) => boolean): number => states.filter(holds).length / states.length;
const units = (state: GameState): readonly Unit[] => Object.values(state.units);
const zones = (state: GameState): readonly (readonly Unit[])[] =>
  boardOf(state).zones.map((zone) => units(state).filter((unit) => unit.space === zone && unit.aboard === undefined));
const owners = (list: readonly Unit[]): number => new Set(list.map(({ owner }) => owner)).size;

test('they are dense: shared zones, cargo, guests, lost capitals, purchases, all phases and powers', () => {
  expect(share((state) => zones(state).some((here) => owners(here) > 1))).toBeGreaterThan(0.7);
  expect(
    share((state) => boardOf(state).zones.some((zone) => isHostileZone(state, zone, state.power))),
  ).toBeGreaterThan(0.7);
  expect(share((state) => units(state).some((unit) => unit.aboard !== undefined))).toBeGreaterThan(0.6);
  expect(
    share((state) =>
      units(state).some((unit) => unit.aboard !== undefined && state.units[unit.aboard]?.owner !== unit.owner),
    ),
  ).toBeGreaterThan(0.3);
  expect(
    share((state) =>
      zones(state).some((here) =>
        here.some(
          ({ type, owner }) =>
            type === 'fighter' && !here.some((ship) => ship.type === 'carrier' && ship.owner === owner),
        ),
      ),
    ),
  ).toBeGreaterThan(0.1);
  expect(
    share((state) => [...boardOf(state).powers.keys()].some((power) => isCapitalLost(state, power))),
  ).toBeGreaterThan(0.15);
  expect(share((state) => Object.keys(state.purchased).length > 0)).toBeGreaterThan(0.5);
  expect(share((state) => state.turn.battles.length > 0)).toBeGreaterThan(0.08);
  expect(new Set(states.map(({ phase }) => phase)).size).toBe(6);
  expect(new Set(states.map(({ power }) => power)).size).toBe(5);
  expect(share((state) => units(state).length >= 12)).toBeGreaterThan(0.5);
});

test('a counterexample shrinks to the few units it needs', () => {
  const found = fc.check(
    fc.property(densePositions(), ({ state }) => !units(state).some((unit) => unit.type === 'carrier')),
    { seed: 7, numRuns: 200 },
  );
  const [smallest] = found.counterexample ?? [];
  expect(smallest && units(smallest.state).length).toBeLessThan(4);
});

test('those of Revised are valid too, and have guns, artillery, developments, advantages and new complexes', () => {
  const drawn = fc
    .sample(denseFiles({ edition: 'revised' }), { seed: 1941, numRuns: 150 })
    .map((file) => fromPosition(file));
  const read = drawn.flatMap((one) => (one.ok ? [one.value] : []));
  expect(read.length).toBeGreaterThan(150 * 0.97);
  const some = (holds: (state: GameState) => boolean): number => read.filter(holds).length / read.length;
  const has = (type: string) => (state: GameState) => units(state).some((unit) => unit.type === type);
  expect(some(has('antiaircraft-gun'))).toBeGreaterThan(0.4);
  expect(some(has('artillery'))).toBeGreaterThan(0.4);
  expect(some(({ developments }) => Object.keys(developments).length > 0)).toBeGreaterThan(0.3);
  expect(some(({ advantages }) => Object.keys(advantages).length > 0)).toBeGreaterThan(0.3);
  expect(some(({ complexes }) => complexes.length > 8)).toBeGreaterThan(0.1);
});
