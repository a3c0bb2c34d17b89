import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardOf,
  refusalOf,
  type Command,
  type GameState,
  type Reason,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { densePositions } from '../generators/densePositions.ts';
import { ferryPositions } from '../generators/ferryPositions.ts';
import { boarding, goingAshore } from '../models/ferry.ts';
import { verdicts, type Verdict } from '../models/movement.ts';

const RUNS = 4 * Number(process.env['WARBOARD_RUNS'] ?? 10);
/** Refusal reasons that mean there is no route: not allowed where the model finds one. */
const NO_WAY: readonly Reason[] = [
  'too-far',
  'no-route',
  'must-stop',
  'canal-closed',
  'strait-closed',
  'neutral-space',
  'wrong-element',
  'hostile-space',
];

/** Where the engine does not agree with the model. */
function disagreement(state: GameState, unit: Unit, command: Command, verdict: Verdict): string[] {
  const refused = refusalOf(state, command);
  const order = `${unit.owner} ${unit.type} in ${unit.space}, ${JSON.stringify(command)}`;
  if (verdict === 'never' && !refused) return [`${order}: accepted, but there is no way`];
  if (verdict === 'must' && refused) return [`${order}: refused by ${refused.rule} ${refused.reason}, but it stands`];
  if (verdict === 'way' && refused && NO_WAY.includes(refused.reason))
    return [`${order}: refused by ${refused.rule} ${refused.reason}, but there is a way`];
  return [];
}

const moveFaults = (state: GameState, unit: Unit): readonly string[] =>
  [...verdicts(state, unit)].flatMap(([space, verdict]) =>
    disagreement(state, unit, { type: 'move', units: [unit.id], to: space }, verdict),
  );

function ferryFaults(state: GameState, unit: Unit): readonly string[] {
  const spaces = [...boardOf(state).spaces.keys()];
  return spaces.flatMap((space) => [
    ...disagreement(state, unit, { type: 'load', units: [unit.id], zone: space }, boarding(state, unit, space)),
    ...disagreement(state, unit, { type: 'offload', units: [unit.id], to: space }, goingAshore(state, unit, space)),
  ]);
}

describe.each(['combat-move', 'noncombat-move'] as const)('single moves in %s', (phase) => {
  test('can go exactly where the model can go', () => {
    fc.assert(
      fc.property(densePositions({ phases: [phase] }), ({ state }) => {
        const own = Object.values(state.units).filter(
          ({ owner, aboard }) => owner === state.power && aboard === undefined,
        );
        expect(own.flatMap((unit) => moveFaults(state, unit))).toEqual([]);
      }),
      { numRuns: RUNS, seed: 1941 },
    );
  });

  test('can load and offload where the model can', () => {
    fc.assert(
      fc.property(ferryPositions(phase), (state) => {
        const own = Object.values(state.units).filter(
          ({ owner, type }) => owner === state.power && (type === 'infantry' || type === 'tank'),
        );
        expect(own.flatMap((unit) => ferryFaults(state, unit))).toEqual([]);
      }),
      { numRuns: 2 * RUNS, seed: 1941 },
    );
  });
});
