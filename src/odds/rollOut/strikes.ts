import {
  raidsToFly,
  rocketStrikes,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
} from '../../engine/index.ts';
import { flightThrows, raidersOver, rocketThrows, type Thrown } from '../bombs.ts';
import type { Chain } from '../chains.ts';
import { flightsPastGuns } from '../flightOdds.ts';
import { rocketOdds } from '../rocketOdds.ts';
import type { Random } from './random.ts';

/**
 * Raids and rockets of a turn that is rolled out. They come before its battles: raids as they are planned, and rockets
 * wherever they are expected to take something.
 */

/** A raid; or a rocket, which has a territory that it comes from; or a flight past guns that nobody pays for. */
export interface Strike {
  readonly space: SpaceId;
  readonly from: SpaceId | null;
  readonly payer: PowerId | null;
  /** Who flies, and how each can fare; a rocket has no unit. */
  readonly bombs: readonly Bomb[];
}

interface Bomb {
  readonly unit: UnitId | null;
  readonly throws: readonly Thrown[];
}

/** What a strike came to in a turn. */
export interface Struck {
  readonly strike: Strike;
  /** How each of its bombs fared. */
  readonly fell: readonly Thrown[];
  readonly taken: number;
}

/** The strikes of a turn, to be made many times. */
export interface Strikes {
  readonly all: readonly Strike[];
  /** How many bombs they have. */
  readonly length: number;
  /** Draws how each bomb fares, and writes it down from this place of the record. */
  draw(random: Random, record: Uint8Array, at: number): void;
  /** What was written down; a power without its capital has nothing to pay. */
  made(record: Uint8Array, at: number, fallen: PowerId | null): readonly Struck[];
}

/** The strikes that come before the battles of these chains. */
export function strikesOf(listed: GameState, chains: readonly Chain[]): Strikes {
  const all = [
    ...raidsToFly(listed).map((space) => strikeAt(listed, space, null, raidersOver(listed, space))),
    ...rocketsSent(listed).map(({ from, to }) =>
      strikeAt(listed, to, from, [{ unit: null, throws: rocketThrows(listed, to) }]),
    ),
    ...flightsPastGuns(listed, chains).map(({ space, units }) => ({
      space,
      from: null,
      payer: null,
      bombs: units.map((unit) => ({ unit, throws: flightThrows(listed, unit) })),
    })),
  ];
  const bombs = all.flatMap((strike) => strike.bombs);

  function made(record: Uint8Array, at: number, fallen: PowerId | null): readonly Struck[] {
    const paid = new Map<PowerId, number>();
    let place = at;
    return all.map((strike) => {
      const { payer } = strike;
      const fell = strike.bombs.map(({ throws }) => throws[record[place++]!]!);
      if (payer === null) return { strike, fell, taken: 0 };
      const before = paid.get(payer) ?? 0;
      const has = payer === fallen ? 0 : (listed.treasury[payer] ?? 0) - before;
      const taken = Math.min(
        has,
        fell.reduce((sum, { dropped }) => sum + dropped, 0),
      );
      paid.set(payer, before + taken);
      return { strike, fell, taken };
    });
  }

  return {
    all,
    length: bombs.length,
    draw: (random, record, at) => bombs.forEach(({ throws }, i) => (record[at + i] = drawn(throws, random))),
    made,
  };
}

const strikeAt = (listed: GameState, space: SpaceId, from: SpaceId | null, bombs: readonly Bomb[]): Strike => ({
  space,
  from,
  payer: listed.control[space]!,
  bombs,
});

/** The place of one of these ways, as likely as it is. */
function drawn(throws: readonly Thrown[], random: Random): number {
  let left = random();
  const found = throws.findIndex(({ chance }) => (left -= chance) < 0);
  return found < 0 ? throws.length - 1 : found;
}

/**
 * The rockets that are sent: to the complexes where most is expected, each by the gun that can strike the fewest; none
 * where nothing is to be taken, or into the battle under way, which comes first (RKT-2).
 */
function rocketsSent(listed: GameState) {
  const worth = rocketOdds(listed)
    .filter(({ space, ipcs }) => ipcs > 0 && space !== listed.battle?.space)
    .toSorted((a, b) => b.ipcs - a.ipcs);
  let open = rocketStrikes(listed).filter(({ to }) => worth.some(({ space }) => space === to));
  return worth.flatMap(({ space }) => {
    const choices = ({ from }: { readonly from: SpaceId }): number => open.filter((one) => one.from === from).length;
    const [best] = open.filter(({ to }) => to === space).toSorted((a, b) => choices(a) - choices(b));
    if (!best) return [];
    open = open.filter(({ from, to }) => from !== best.from && to !== space);
    return [best];
  });
}
