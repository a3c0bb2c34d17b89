import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  boardOf,
  commandTo,
  editionOf,
  play,
  reach,
  REASONS,
  refusalOf,
  type Command,
  type GameState,
  type Phase,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { chance } from '../players/chance.ts';
import { EDITIONS, livelySteps, overPositions, shareOf } from './dense.ts';

const PHASES = ['combat-move', 'noncombat-move'] as const;
/** The phases in which nothing moves, by edition; in others aircraft fly home, or go aboard new carriers. */
const STILL: Readonly<Record<string, readonly Phase[]>> = {
  '1941': ['purchase-units', 'conduct-combat', 'mobilize-new-units', 'collect-income'],
  revised: ['develop-weapons', 'purchase-units', 'collect-income'],
};

const REASON_SET: ReadonlySet<string> = new Set(REASONS);

/**
 * Selections: single units (one of each kind in each space), whole stacks, and mixtures from several spaces, including
 * units that have acted.
 */
function selections(state: GameState, seed: string): readonly (readonly UnitId[])[] {
  const draws = chance(seed, Object.keys(state.turn.deeds).length);
  const own = Object.values(state.units).filter(({ owner }) => owner === state.power);
  const kinds = new Map(
    own.map((unit) => [
      `${unit.type} ${unit.space} ${unit.aboard ?? ''} ${JSON.stringify(state.turn.deeds[unit.id] ?? null)}`,
      unit.id,
    ]),
  );
  const stacks = new Map<SpaceId, UnitId[]>();
  for (const { id, space } of own) stacks.set(space, [...(stacks.get(space) ?? []), id]);
  return [
    ...draws
      .shuffled([...kinds.values()])
      .slice(0, 7)
      .map((id) => [id]),
    ...draws.shuffled([...stacks.values()].filter((stack) => stack.length > 1)).slice(0, 2),
    ...draws
      .shuffled([...stacks.values()].filter((stack) => stack.length > 2))
      .slice(0, 2)
      .map((stack) => draws.some(stack))
      .filter((part) => part.length > 0),
    ...[0.15, 0.3].map((share) => draws.some(own, share).map(({ id }) => id)).filter((mixed) => mixed.length > 1),
  ];
}

/** Every move, load and offload command for these units and a space. */
const plainOrders = (units: readonly UnitId[], space: SpaceId): readonly Command[] => [
  { type: 'move', units, to: space },
  { type: 'load', units, zone: space },
  { type: 'offload', units, to: space },
];

function compare(state: GameState, units: readonly UnitId[]): void {
  const offered = new Map(reach(state, units).map((destination) => [destination.space, destination]));
  for (const space of boardOf(state).spaces.keys()) {
    const about = (): string => `${state.phase}: ${JSON.stringify(units.map((id) => state.units[id]))} to ${space}`;
    const offer = offered.get(space);
    if (offer) {
      const answer = play(state, offer.command);
      if (!answer.ok) throw new Error(`${about()} is offered and refused: ${JSON.stringify(answer.fault)}`);
    }
    const natural = commandTo(state, units, space).type;
    for (const order of plainOrders(units, space)) {
      const refused = refusalOf(state, order);
      if (!refused) {
        if (!offer || !isDeepStrictEqual(offer.command, order) || order.type !== natural)
          throw new Error(`${about()}: ${order.type} is accepted and not offered`);
      } else if (!(refused.rule in editionOf(state.edition).ruleTitles) || !REASON_SET.has(refused.reason))
        throw new Error(`${about()}: refused by ${JSON.stringify(refused)}`);
    }
  }
}

test.each(EDITIONS.flatMap((edition) => PHASES.map((phase) => [edition, phase] as const)))(
  '%s, %s: every destination of reach is accepted and every other space is refused, for many selections',
  (edition, phase) => {
    let compared = 0;
    overPositions(edition === EDITIONS[0] ? 30 : 40, { edition, phases: [phase] }, ({ state }, seed) => {
      const steps = livelySteps(state, seed, 20).filter(({ after }) => after.phase === phase);
      const draws = chance(`${seed} looks`, 0);
      for (const one of [state, ...draws.some(steps, 0.15).map(({ after }) => after)])
        for (const units of selections(one, seed)) {
          compare(one, units);
          compared++;
        }
    });
    expect(compared).toBeGreaterThan(200 * shareOf(edition));
  },
);

test.each(EDITIONS)('%s: in phases in which nothing moves there are no destinations', (edition) => {
  overPositions(40, { edition, phases: STILL[edition] ?? [] }, ({ state }, seed) => {
    for (const units of selections(state, seed).slice(0, 3)) {
      if (state.phase.endsWith('-move')) continue; // a power without its capital begins with combat move
      expect(reach(state, units)).toEqual([]);
      for (const order of plainOrders(units, 'sz-8')) expect(refusalOf(state, order)?.rule).toBe('TURN-2');
    }
  });
});
