import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boardOf,
  editionOf,
  fromPosition,
  play,
  type Command,
  type GameState,
  type PositionFile,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { isSea, next, View } from './reachModel.ts';

/**
 * One transport, a destroyer or none, a few infantry and enemies at sea around them: every coast that can be assaulted,
 * found by giving all orders in all orders, is every coast that the rules allow, found on the map (CM-8, CM-14 to
 * CM-21).
 */

const edition = editionOf('1941');
const { zones } = boardOf({ edition: '1941' });
const sideOf = (power: string) => edition.powers.find(({ id }) => id === power)!.side;

interface Wishes {
  readonly power: string;
  readonly zone: SpaceId;
  readonly escort: number | null;
  readonly troops: readonly number[];
  readonly enemies: readonly { readonly at: number; readonly by: number; readonly types: readonly string[] }[];
  readonly taken: readonly { readonly at: number; readonly by: number }[];
}

const scenes: fc.Arbitrary<Wishes> = fc.record({
  power: fc.constantFrom(...edition.turnOrder),
  zone: fc.constantFrom(...zones),
  escort: fc.option(fc.nat(30)),
  troops: fc.array(fc.nat(30), { minLength: 1, maxLength: 2 }),
  enemies: fc.array(
    fc.record({
      at: fc.nat(30),
      by: fc.nat(2),
      types: fc.subarray(['destroyer', 'submarine', 'transport', 'battleship'], { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 6 },
  ),
  taken: fc.array(fc.record({ at: fc.nat(30), by: fc.nat(4) }), { maxLength: 6 }),
});

const pick = <Value>(list: readonly Value[], at: number): Value => list[at % list.length]!;

/** The position for these drawn values; null if no friendly coast is near for the troops. */
function sceneOf({ power, zone, escort, troops, enemies, taken }: Wishes): GameState | null {
  const near = [...new Set([zone, ...next(zone), ...next(zone).flatMap(next)])].filter(isSea);
  const lands = [...new Set(near.flatMap(next))].filter((space) =>
    edition.spaces.some((land) => land.id === space && land.kind === 'land' && !land.neutral),
  );
  const control: Record<SpaceId, string> = Object.fromEntries(
    edition.spaces.flatMap((space) => (space.kind === 'land' && space.owner !== null ? [[space.id, space.owner]] : [])),
  );
  for (const { at, by } of taken) if (lands.length > 0) control[pick(lands, at)] = pick(edition.turnOrder, by);
  const coasts = lands.filter((land) => sideOf(control[land]!) === sideOf(power));
  if (coasts.length === 0) return null;
  const units: Record<string, Record<SpaceId, Record<string, number>>> = { [power]: { [zone]: { transport: 1 } } };
  const add = (owner: string, space: SpaceId, type: string): void =>
    void (((units[owner] ??= {})[space] ??= {})[type] = 1);
  if (escort !== null) add(power, pick(near, escort), 'destroyer');
  for (const at of troops) add(power, pick(coasts, at), 'infantry');
  const foes = edition.turnOrder.filter((other) => sideOf(other) !== sideOf(power));
  for (const { at, by, types } of enemies) for (const type of types) add(pick(foes, by), pick(near, at), type);
  const read = fromPosition({ edition: '1941', power, phase: 'combat-move', control, units } satisfies PositionFile);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

const own = (state: GameState, type: string): readonly Unit[] =>
  Object.values(state.units).filter((unit) => unit.owner === state.power && unit.type === type);

/** Every route of up to two steps, including the start alone. Entering a hostile zone ends a route. */
function sailed(view: View, from: SpaceId): readonly (readonly SpaceId[])[] {
  const one = next(from).filter((zone) => view.isOpen(from, zone));
  const two = one
    .filter((zone) => !view.isHostileZone(zone))
    .flatMap((zone) =>
      next(zone)
        .filter((last) => view.isOpen(zone, last))
        .map((last) => [from, zone, last]),
    );
  return [[from], ...one.map((zone) => [from, zone]), ...two];
}

/**
 * The coasts that the rules allow: troops are loaded on the way, and the destroyer comes where it is needed against
 * enemy warships or submarines.
 */
function byHand(state: GameState): readonly SpaceId[] {
  const view = new View(state);
  const troops = own(state, 'infantry').map(({ space }) => space);
  const guarded = new Set(
    own(state, 'destroyer').flatMap(({ space }) => sailed(view, space).map((way) => way.at(-1)!)),
  );
  const ways = sailed(view, own(state, 'transport')[0]!.space).filter((way) => {
    const end = way.at(-1)!;
    const needsEscort = view.isHostileZone(end) || view.enemies(end).includes('submarine');
    return (
      (!needsEscort || guarded.has(end)) &&
      way.some((zone) => !view.isHostileZone(zone) && troops.some((land) => next(zone).includes(land)))
    );
  });
  return [...new Set(ways.flatMap((way) => next(way.at(-1)!).filter(view.isEnemyGround)))].sort();
}

const after = (state: GameState | null, command: Command): GameState | null => {
  const answer = state && play(state, command);
  return answer?.ok ? answer.value.state : null;
};

/** Whether combat move can end with this assault, with or without the destroyer, ignoring submarines if possible. */
function ends(state: GameState, zone: SpaceId): boolean {
  const escort = own(state, 'destroyer')[0];
  const moves: readonly (Command | null)[] = [
    null,
    ...(escort
      ? [
          [],
          ...next(escort.space)
            .filter(isSea)
            .map((via) => [via]),
        ].map((via): Command => ({ type: 'move', units: [escort.id], to: zone, ...(via.length > 0 ? { via } : {}) }))
      : []),
  ];
  return moves.some((move) => {
    const moved = move ? after(state, move) : state;
    return [moved, after(moved, { type: 'engage', zone, attack: false })].some(
      (said) => after(said, { type: 'end-phase' }) !== null,
    );
  });
}

/** The coasts that are found by trying every sequence of orders for the transport and the troops. */
function byTrying(start: GameState): readonly SpaceId[] {
  const found = new Set<SpaceId>();
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    const known = JSON.stringify([state.units, state.turn.deeds]);
    if (seen.has(known)) continue;
    seen.add(known);
    const ship = own(state, 'transport')[0]!;
    const cargo = own(state, 'infantry')
      .filter(({ aboard }) => aboard !== undefined)
      .map(({ id }) => id);
    for (const to of next(ship.space).filter((space) => !isSea(space))) {
      const declared = cargo.length > 0 ? after(state, { type: 'offload', units: cargo, to }) : null;
      if (declared && ends(declared, ship.space)) found.add(to);
    }
    const orders: readonly Command[] = [
      ...own(state, 'infantry').map(({ id }): Command => ({ type: 'load', units: [id], zone: ship.space })),
      ...next(ship.space)
        .filter(isSea)
        .map((to): Command => ({ type: 'move', units: [ship.id], to })),
    ];
    open.push(...orders.flatMap((order) => after(state, order) ?? []));
  }
  return [...found].sort();
}

test('a transport can assault exactly the coasts that the rules allow', () => {
  let coasts = 0;
  fc.assert(
    fc.property(scenes, (wishes) => {
      const state = sceneOf(wishes);
      if (!state) return;
      const allowed = byHand(state);
      coasts += allowed.length;
      expect(byTrying(state)).toEqual(allowed);
    }),
    { numRuns: 150, seed: 1941 },
  );
  expect(coasts).toBeGreaterThan(200);
});
