import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  movesLeft,
  battlesToCome,
  refusalOf,
  replay,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from '../players/chance.ts';
import type { Step } from '../players/player.ts';
import { EDITIONS, overPositions, phaseSteps, shareOf } from './dense.ts';

/**
 * The moves of one phase have the same result in any order. The commands name every space of a route and the transport
 * of every load, because without them the default route or transport depends on the moment.
 */
function inFull({ command, events }: Step): readonly Command[] {
  const orders: Command[] = [];
  for (const event of events) {
    if (event.type === 'units-moved') {
      const ways = new Map<string, string[]>();
      for (const { unit, route } of event.legs)
        ways.set(route.slice(1).join(), [...(ways.get(route.slice(1).join()) ?? []), unit]);
      for (const [way, units] of ways)
        orders.push({ type: 'move', units, to: way.split(',').at(-1) ?? '', via: way.split(',').slice(0, -1) });
    } else if (event.type === 'units-loaded')
      for (const { unit, transport, zone } of event.loads)
        orders.push({ type: 'load', units: [unit], zone, transport });
  }
  return orders.length > 0 ? orders : [command];
}

/**
 * What an order concerns. Orders that concern the same unit keep their sequence, and so do carriers that could take
 * each other's guests.
 */
function matters(state: GameState, order: Command): readonly string[] {
  const units = 'units' in order && Array.isArray(order.units) ? (order.units as readonly string[]) : [];
  const pieces = units.flatMap((id) => state.units[id] ?? []);
  return [
    ...units,
    ...pieces.flatMap(({ aboard }) => aboard ?? []),
    ...('transport' in order ? [order.transport ?? ''] : []),
    ...pieces.filter(({ type }) => type === 'carrier').map(({ space }) => `decks in ${space}`),
  ];
}

/** A random sequence of the orders, in which those that concern the same thing keep their sequence. */
function shuffled(state: GameState, orders: readonly Command[], draws: Chance): readonly Command[] {
  const left = orders.map((order) => ({ order, about: matters(state, order) }));
  const mixed: Command[] = [];
  while (left.length > 0) {
    const free = left.filter(
      ({ about }, i) => !left.slice(0, i).some((earlier) => earlier.about.some((one) => about.includes(one))),
    );
    const next = draws.one(free)!;
    left.splice(left.indexOf(next), 1);
    mixed.push(next.order);
  }
  return mixed;
}

/**
 * What must be the same: everything except the order of lists, and which of several identical guests went along.
 */
function outcome(state: GameState): unknown {
  const guests = Object.values(state.units).filter(({ type, owner }) => type === 'fighter' && owner !== state.power);
  const others = Object.fromEntries(Object.entries(state.units).filter(([, unit]) => !guests.includes(unit)));
  return {
    ...state,
    units: others,
    guests: guests.map(({ owner, space }) => `${owner} ${space}`).sort(),
    turn: { ...state.turn, captured: [...state.turn.captured].sort() },
    battles: [...battlesToCome(state)]
      .map((plan) => JSON.stringify({ ...plan, landingFrom: [...plan.landingFrom].sort() }))
      .sort(),
    left: Object.keys(others).map((id) => movesLeft(state, id)),
    end: refusalOf(state, { type: 'end-phase' })?.reason,
  };
}

test.each(
  EDITIONS.flatMap((edition) => (['combat-move', 'noncombat-move'] as const).map((phase) => [edition, phase] as const)),
)('%s: moves of a %s have the same result in any allowed order', (edition, phase) => {
  let compared = 0;
  overPositions(120, { edition, phases: [phase] }, ({ state }, seed) => {
    const steps = phaseSteps(state, seed).slice(0, -1);
    const orders = steps.flatMap(inFull).filter(({ type }) => type !== 'engage');
    const first = replay(state, orders);
    if (!first.ok || orders.length < 2) return;
    const wanted = outcome(first.value);
    for (let n = 0; n < 6; n++) {
      const mixed = shuffled(state, orders, chance(seed, n));
      const again = replay(state, mixed);
      if (!again.ok) continue;
      compared++;
      if (!isDeepStrictEqual(outcome(again.value), wanted)) {
        expect(outcome(again.value), JSON.stringify(mixed)).toEqual(wanted);
      }
    }
  });
  expect(compared).toBeGreaterThan(100 * shareOf(edition));
});
