import * as fc from 'fast-check';
import {
  boardOf,
  fromPosition,
  neighboursIn,
  territoryOf,
  type GameState,
  type Phase,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';

/**
 * Crowded coasts: a zone with transports of several powers, some loaded, troops in the territories around it, sometimes
 * enemies among them.
 */

const board = boardOf({ edition: '1941' });
const POWERS = board.edition.turnOrder;
const coastsOf = (zone: string): readonly string[] =>
  neighboursIn(board.coasts, zone).filter((space) => territoryOf(board, space)?.neutral === false);
const ZONES = board.zones.filter((zone) => coastsOf(zone).length > 0);
const friendsOf = (power: string): readonly string[] =>
  POWERS.filter((other) => board.powers.get(other)?.side === board.powers.get(power)?.side);

const one = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!;

const ships = fc.array(
  fc.record({
    owner: fc.nat(9),
    cargo: fc.array(fc.record({ owner: fc.nat(9), isTank: fc.boolean() }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 3 },
);
const troops = fc.record({ holder: fc.nat(9), isFriendly: fc.boolean(), infantry: fc.nat(2), tank: fc.nat(1) });
const others = fc.array(fc.record({ owner: fc.nat(4), type: fc.constantFrom('submarine', 'destroyer', 'transport') }), {
  maxLength: 2,
});

/** States at such a coast, in this movement phase of any power. */
export const ferryPositions = (phase: Phase): fc.Arbitrary<GameState> =>
  fc
    .record({
      zone: fc.constantFrom(...ZONES),
      power: fc.constantFrom(...POWERS),
      ships,
      coasts: fc.array(troops, { minLength: 6, maxLength: 6 }),
      others,
    })
    .map(({ zone, power, ships: fleet, coasts, others: company }): PositionFile => {
      const friends = friendsOf(power);
      const enemies = POWERS.filter((other) => !friends.includes(other));
      const units: Record<string, Record<string, Record<string, number>>> = {};
      const put = (owner: string, space: string, type: string, count = 1): void => {
        const here = ((units[owner] ??= {})[space] ??= {});
        here[type] = (here[type] ?? 0) + count;
      };
      const control: Record<string, string> = {};
      for (const [i, { holder, isFriendly, infantry, tank }] of coasts.entries()) {
        const land = coastsOf(zone)[i];
        if (land === undefined) continue;
        control[land] = one(isFriendly ? friends : enemies, holder);
        const garrison = isFriendly ? power : control[land];
        if (infantry > 0) put(garrison, land, 'infantry', infantry);
        if (tank > 0) put(garrison, land, 'tank', tank);
      }
      for (const { owner, type } of company) put(one(POWERS, owner), zone, type);
      const aboard = fleet.flatMap(({ owner, cargo }) => {
        put(one(friends, owner), zone, 'transport');
        // At most one tank to a ship.
        const load = cargo.map((unit, i) => ({
          unit: unit.isTank && i === 0 ? 'tank' : 'infantry',
          owner: one(friends, unit.owner),
        }));
        return load.length > 0 ? [{ in: zone, ship: 'transport', owner: one(friends, owner), cargo: load }] : [];
      });
      return { edition: '1941', power, phase, control, units, aboard };
    })
    .map(fromPosition)
    .filter((read) => read.ok)
    .map((read) => (read as { readonly value: GameState }).value);
