import { expect, test } from 'vitest';
import {
  boardOf,
  engagements,
  movesLeft,
  play,
  refusalOf,
  warnings,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Density } from '../generators/densePositions.ts';
import { chance } from '../players/chance.ts';
import { overPositions } from './dense.ts';
import { effort, modelCanAllLand, modelLost } from './landingModel.ts';

/** Small seas full of aircraft and carriers, so that the slow model can try everything. */
const STORMY: Density = {
  types: ['fighter', 'fighter', 'fighter', 'carrier', 'carrier', 'destroyer', 'submarine', 'bomber'],
  stacks: 12,
  loads: 0,
  reach: 3,
  isBesieged: true,
};
const FEW = 40_000;

/** Moves aircraft and ships at random to anywhere the rules allow, for more flights than a player makes. */
function* flights(start: GameState, seed: string): Generator<GameState> {
  yield start;
  let state = start;
  for (let n = 0; n < 12; n++) {
    const draws = chance(seed, n);
    const unit = draws.one(
      Object.values(state.units).filter(({ id, owner }) => owner === state.power && movesLeft(state, id) > 0),
    );
    const range = movesLeft(state, unit?.id ?? '');
    const to =
      unit &&
      draws.one(
        [...boardOf(state).spaces.keys()].filter((space) => boardOf(state).airDistance(unit.space, space) <= range),
      );
    const answer = unit && to !== undefined ? play(state, { type: 'move', units: [unit.id], to }) : null;
    if (answer?.ok) yield (state = answer.value.state);
  }
}

const states = (state: GameState, seed: string): readonly GameState[] =>
  [...flights(state, seed)].filter((one) => effort(one) <= FEW);

test('NCM-6, NCM-7: as many aircraft are lost as in the model, and the phase can end when no more can be saved', () => {
  let lostInAll = 0;
  let heldUp = 0;
  overPositions(900, { ...STORMY, phases: ['noncombat-move'] }, ({ state: start }, seed) => {
    const hopeless = new Set<number>();
    for (const state of states(start, seed)) {
      const lost = modelLost(state, 'in noncombat move');
      const given = warnings(state).flatMap((warning) => (warning.kind === 'air-lost' ? warning.units : []));
      expect(given.length).toBe(lost);
      const mustSave = modelLost(state, 'nothing moves') > lost;
      expect(refusalOf(state, { type: 'end-phase' })?.reason).toBe(mustSave ? 'must-save-air' : undefined);
      lostInAll += lost;
      hopeless.add(lost);
      if (mustSave) heldUp++;
    }
    // An accepted move must not take the landing place of another aircraft.
    expect(hopeless.size).toBeLessThan(2);
  });
  expect(lostInAll).toBeGreaterThan(100);
  expect(heldUp).toBeGreaterThan(100);
});

test('CM-11: combat move can end exactly when the model can land every attacker without costing other units', () => {
  const found = { proven: 0, refused: 0 };
  overPositions(1600, { ...STORMY, phases: ['combat-move'] }, ({ state: start }, seed) => {
    for (const state of states(start, seed)) {
      const refusal = refusalOf(state, { type: 'end-phase' });
      if (refusal && refusal.reason !== 'cannot-land') continue;
      const attacks = new Set(engagements(state).flatMap(({ zone, attack }) => (attack ? [zone] : [])));
      expect(refusal === null, JSON.stringify(refusal)).toBe(modelCanAllLand(state, attacks));
      if (refusal) found.refused++;
      else if (
        Object.values(state.units).some(
          ({ id, space }) => state.turn.deeds[id] !== undefined && boardOf(state).spaces.get(space)?.kind === 'sea',
        )
      )
        found.proven++;
    }
  });
  expect(found.proven).toBeGreaterThan(100);
  expect(found.refused).toBeGreaterThan(8);
});

/** The state as if this aircraft had flown there, without checking the rules. */
function flown(state: GameState, unit: Unit, to: SpaceId): GameState {
  const before = state.turn.deeds[unit.id];
  const spent = (before?.spent ?? 0) + boardOf(state).airDistance(unit.space, to);
  const deed = { spent, route: [...(before?.route ?? [unit.space]), to], phase: state.phase, did: 'moved' } as const;
  return {
    ...state,
    units: { ...state.units, [unit.id]: { ...unit, space: to } },
    turn: { ...state.turn, deeds: { ...state.turn.deeds, [unit.id]: deed } },
  };
}

/** Flights that are refused because an aircraft could not land, with the state after them. */
function* refusedFlights(
  state: GameState,
): Generator<{ readonly unit: Unit; readonly to: SpaceId; readonly after: GameState }> {
  const seen = new Set<string>();
  for (const unit of Object.values(state.units)) {
    const key = `${unit.type} ${unit.space} ${JSON.stringify(state.turn.deeds[unit.id] ?? 0)}`;
    if (unit.owner !== state.power || (unit.type !== 'fighter' && unit.type !== 'bomber') || seen.has(key)) continue;
    seen.add(key);
    for (const to of boardOf(state).spaces.keys()) {
      const reason = refusalOf(state, { type: 'move', units: [unit.id], to })?.reason;
      const isAtSea = boardOf(state).spaces.get(to)?.kind === 'sea';
      if (
        reason === 'cannot-land' ||
        (isAtSea && unit.type === 'fighter' && (reason === 'not-a-landing-place' || reason === 'must-save-air'))
      )
        yield { unit, to, after: flown(state, unit, to) };
    }
  }
}

test('NCM-5, NCM-6: a fighter is refused a zone only if landing there would cost an aircraft', () => {
  let kept = 0;
  overPositions(60, { ...STORMY, phases: ['noncombat-move'] }, ({ state: start }, seed) => {
    for (const state of states(start, seed).slice(0, 4)) {
      const lost = modelLost(state, 'in noncombat move');
      for (const { unit, to, after } of refusedFlights(state)) {
        if (modelLost(after, 'in noncombat move') <= lost)
          throw new Error(`${unit.id} of ${unit.space} is kept from ${to}`);
        kept++;
      }
    }
  });
  expect(kept).toBeGreaterThan(100);
});

test('CM-11: a flight is not refused if combat move could end after it', () => {
  let kept = 0;
  overPositions(60, { ...STORMY, phases: ['combat-move'] }, ({ state: start }, seed) => {
    for (const state of states(start, seed).slice(0, 4))
      for (const { unit, to, after } of refusedFlights(state)) {
        const attacks = new Set(engagements(after).flatMap(({ zone, attack }) => (attack ? [zone] : [])));
        if (modelCanAllLand(after, attacks)) throw new Error(`${unit.id} of ${unit.space} is kept from ${to}`);
        kept++;
      }
  });
  expect(kept).toBeGreaterThan(50);
});
